import { BridgeDisposedError } from '../errors/BridgeDisposedError.ts'
import { BridgeError } from '../errors/BridgeError.ts'
import { BridgePostError } from '../errors/BridgePostError.ts'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import { BridgeTimeoutError } from '../errors/BridgeTimeoutError.ts'
import { NotInHostError } from '../errors/NotInHostError.ts'
import { OriginNotAllowedError } from '../errors/OriginNotAllowedError.ts'
import type { Waiting } from '../extras/deliver.ts'
import type { HostPort } from '../extras/openPort.ts'
import { features } from '../protocol/features.ts'
import { fits } from '../protocol/fits.ts'
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
  resolve(data: unknown): void
  /** When it is too late, by `performance.now`. */
  deadline: number
  expire(): void
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
  const watch = createWatch(pending)

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
    const entry = pending.get(id)
    if (entry !== undefined) {
      if (success) entry.resolve(data)
      else entry.reject(new BridgeRequestError(error, { code, data }))
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
  const send = (
    method: string,
    params: unknown,
    {
      signal,
      timeout = 0,
      onProposed,
    }: CallOptions & Pick<Pending, 'onProposed'>,
  ): Promise<unknown> =>
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
      let used: HostPort | undefined
      const settle =
        <value>(call: (value: value) => void) =>
        (value: value) => {
          pending.delete(id)
          signal?.removeEventListener('abort', onAbort)
          call(value)
        }
      const entry: Pending = {
        resolve: settle(resolve),
        reject: settle(reject),
        onProposed,
        deadline:
          timeout > 0 ? performance.now() + timeout : Number.POSITIVE_INFINITY,
        expire() {
          if (used) used.isAlive = false
          entry.reject(new BridgeTimeoutError(method, timeout))
        },
      }
      const onAbort = () => entry.reject(signal?.reason)
      pending.set(id, entry)
      try {
        used = post(id, method, params)
      } catch (cause) {
        return entry.reject(
          cause instanceof BridgeError
            ? cause
            : new BridgePostError(`"${method}" could not be posted.`, {
                cause,
              }),
        )
      }
      signal?.addEventListener('abort', onAbort)
      watch(entry.deadline)
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
      for (const entry of [...pending.values()])
        entry.reject(new BridgeDisposedError())
    },
  }
}
