import { BridgeDisposedError } from '../errors/BridgeDisposedError.ts'
import { BridgeError } from '../errors/BridgeError.ts'
import { BridgePostError } from '../errors/BridgePostError.ts'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import { BridgeTimeoutError } from '../errors/BridgeTimeoutError.ts'
import { InvalidReplyError } from '../errors/InvalidReplyError.ts'
import { NotInHostError } from '../errors/NotInHostError.ts'
import { OriginNotAllowedError } from '../errors/OriginNotAllowedError.ts'
import type { Waiting } from '../extras/deliver.ts'
import type { HostPort } from '../extras/openPort.ts'
import { features } from '../protocol/features.ts'
import { fits, type Schema } from '../protocol/fits.ts'
import { parseResponse } from '../protocol/parseResponse.ts'
import { wireVersion } from '../protocol/wireVersion.ts'
import type { AppWindow, ParentWindow } from './AppWindow.ts'
import { createIds } from './createIds.ts'
import { type AllowedOrigins, createOriginCheck } from './createOriginCheck.ts'
import { createWatch } from './createWatch.ts'
import { extras } from './extras.ts'
import { chainInfo, safeInfo } from './replies.ts'

const pendingLimit = 1000
const env = { sdkVersion: wireVersion, features }

/** Options every call takes. */
export interface CallOptions {
  /** Stops waiting; a dialog the wallet may have opened stays open. */
  signal?: AbortSignal
  /** Milliseconds to wait; 0 means for ever. */
  timeout?: number
}

interface Pending extends Waiting {
  method: string
  /** What the answer has to be, when that matters. */
  schema: Schema | undefined
  resolve(data: unknown): void
  reject(error: unknown): void
  /** When it is too late, by `performance.now`. */
  deadline: number
  timeout: number
  used?: HostPort | undefined
  unhook?: () => void
}

type Listener = (payload: never) => void

/** The wire: posts requests to the parent window and matches its answers. */
export function createHostPort(options: {
  window: AppWindow | undefined
  allowedOrigins: AllowedOrigins
  onWarning?: ((text: string) => void) | undefined
}) {
  const { window } = options
  const origins = createOriginCheck(options.allowedOrigins, options.onWarning)
  const pending = new Map<string, Pending>()
  const listeners = new Map<string, Set<Listener>>()
  // Origin of the first valid answer; from then on the only one.
  let pinned: string | undefined
  let port: HostPort | undefined
  let isListening = false
  let isDisposed = false
  const createId = createIds()
  const watch = createWatch(pending, (id) => {
    const entry = take(id)
    if (entry?.used) entry.used.isAlive = false
    entry?.reject(new BridgeTimeoutError(entry.method, entry.timeout))
  })

  /** Takes a request off the list: nothing else can end it any more. */
  const take = (id: string) => {
    const entry = pending.get(id)
    pending.delete(id)
    entry?.unhook?.()
    return entry
  }
  const rejectAll = (error: BridgeError) => {
    for (const id of [...pending.keys()]) take(id)?.reject(error)
  }

  const isEmbedded = () => window?.parent !== window

  const open = async (transferred: MessagePort | undefined) => {
    const { openPort } = await extras()
    if (transferred === undefined || isDisposed) return
    port?.close()
    port = openPort(transferred, receive)
  }

  const emit = async (name: unknown, payload: unknown) =>
    (await extras()).deliver(name, payload, {
      listeners,
      pending,
      rejectAll,
      fits,
      safeChanged: safeInfo,
      chainChanged: chainInfo,
      BridgeRequestError,
    })

  /** Takes a message of the host in. Tells whether it was meant for us. */
  const receive = (message: unknown, carrier?: MessageEvent) => {
    const response = parseResponse(message)
    if (response === undefined) return false
    const { id, success, error, code, data } = response
    const entry = take(id)
    if (entry !== undefined) {
      const { schema, method } = entry
      if (!success) entry.reject(new BridgeRequestError(error, { code, data }))
      else if (schema === undefined || fits(data, schema)) entry.resolve(data)
      else entry.reject(new InvalidReplyError(method))
      return true
    }
    if (!success) return false
    if (id.startsWith('evt:')) {
      const { event, payload } = (data ?? {}) as Record<string, unknown>
      if (event === 'port') void open(carrier?.ports[0])
      else void emit(event, payload)
      return true
    }
    // Every host pushes its theme this way, under an id nobody asked with.
    if (listeners.has('themeChanged')) void emit('themeChanged', data)
    return false
  }

  const onMessage = (event: MessageEvent) => {
    if (event.source !== window?.parent) return
    const { origin } = event
    if (pinned === undefined ? !origins.accepts(origin) : origin !== pinned)
      return
    // An opaque origin can not be posted to by name.
    if (receive(event.data, event) && origin !== 'null') pinned = origin
  }

  const listen = () => {
    if (isListening || isDisposed || !isEmbedded()) return
    isListening = true
    window?.addEventListener('message', onMessage)
  }

  /** Where to post. Several targets: the browser delivers the one that fits. */
  const targets = (isProbe: boolean): readonly string[] => {
    if (pinned !== undefined) return [pinned]
    const parent = window?.location?.ancestorOrigins?.[0]
    if (parent !== undefined) {
      if (!origins.accepts(parent)) throw new OriginNotAllowedError(parent)
      return [parent === 'null' ? '*' : parent]
    }
    if (options.allowedOrigins === '*' || (isProbe && origins.isOpen))
      return ['*']
    if (origins.exact.length > 0) return origins.exact
    throw new BridgePostError('The wallet is unknown yet: connect first.', {
      code: 4900,
    })
  }

  /** Tells which port it used. */
  const post = (id: string, method: string, params: unknown) => {
    if (port?.isAlive) {
      // Who gave the port knows the features.
      port.post({ id, method, params, env: { sdkVersion: wireVersion } })
      return port
    }
    const message = { id, method, params, env }
    const parent = window?.parent as ParentWindow
    // What asks for nothing but who is there may reach anyone.
    for (const target of targets(params === undefined))
      parent.postMessage(message, target)
    return undefined
  }

  /** Posts inside the call, before it returns. Never throws. */
  const send = <reply>(
    method: string,
    params: unknown,
    schema: Schema | undefined,
    {
      signal,
      timeout = 0,
      onProposed,
    }: CallOptions & Pick<Pending, 'onProposed'>,
  ): Promise<reply> =>
    new Promise((resolve, reject) => {
      if (isDisposed) throw new BridgeDisposedError()
      if (!isEmbedded()) throw new NotInHostError()
      signal?.throwIfAborted()
      if (pending.size >= pendingLimit)
        throw new BridgePostError('Too many requests are waiting.', {
          code: -32005,
        })
      listen()
      const id = createId()
      const deadline =
        timeout > 0 ? performance.now() + timeout : Number.POSITIVE_INFINITY
      const entry: Pending = {
        method,
        schema,
        resolve: resolve as Pending['resolve'],
        reject,
        onProposed,
        timeout,
        deadline,
      }
      pending.set(id, entry)
      try {
        entry.used = post(id, method, params)
      } catch (cause) {
        pending.delete(id)
        throw cause instanceof BridgeError
          ? cause
          : new BridgePostError(`"${method}" could not be posted.`, { cause })
      }
      if (signal) {
        const onAbort = () => take(id)?.reject(signal.reason)
        signal.addEventListener('abort', onAbort)
        entry.unhook = () => signal.removeEventListener('abort', onAbort)
      }
      watch(deadline)
    })

  return {
    send,
    isEmbedded,
    /** Hears an event until the returned function is called. */
    on(name: string, listener: Listener): () => void {
      listen()
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => void set.delete(listener)
    },
    dispose() {
      isDisposed = true
      window?.removeEventListener('message', onMessage)
      listeners.clear()
      port?.close()
      rejectAll(new BridgeDisposedError())
    },
  }
}
