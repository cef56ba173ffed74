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
import { type AllowedOrigins, createOriginCheck } from './createOriginCheck.ts'
import { extras, loaded } from './extras.ts'

// Later than any clock goes.
const never = 1e99

/** Options every call takes. */
export interface CallOptions {
  /** Stops waiting; a dialog the wallet may have opened stays open. */
  signal?: AbortSignal
  /**
   * Milliseconds to wait; 0 means for ever, as does more than 23 days. Starts
   * anew whenever the wallet reports that it is still reading.
   */
  timeout?: number
}

interface Pending extends Waiting {
  method: string
  /** Expected shape of the answer. */
  schema: Schema
  resolve(data: unknown): void
  reject(error: unknown): void
  used: HostPort | undefined
  unhook(): void
}

type Listener = (payload: never) => void

/** The wire: posts requests to the parent window and matches its answers. */
export function createHostPort(options: {
  /** @default globalThis.window */
  window?: AppWindow | undefined
  allowedOrigins: AllowedOrigins
  onWarning?: ((text: string) => void) | undefined
}) {
  const { allowedOrigins } = options
  // Undefined on a server, where `isEmbedded` is false and no call goes on.
  const window = (
    'window' in options ? options.window : globalThis.window
  ) as AppWindow
  const origins = createOriginCheck(allowedOrigins, options.onWarning)
  const pending = new Map<string, Pending>()
  const listeners = new Map<string, Set<Listener>>()
  // Origin of the first valid answer; from then on the only one.
  let pinned: string | undefined
  let port: HostPort | undefined
  let isDisposed = false
  // Why calls fail at once: disposed, or the wallet closed the app.
  let ended: BridgeError | undefined
  // An id cannot be guessed: 128 random bits, drawn once because drawing costs
  // more than a request, and a number.
  let secret = ''
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let wake = never

  /** Removes a request from the list, so that it settles once. */
  const take = (id: string) => {
    const entry = pending.get(id)
    pending.delete(id)
    entry?.unhook()
    return entry
  }
  // One timer for all: setting one for each request costs more than it.
  const watch = (deadline: number) => {
    if (deadline >= wake) return
    wake = deadline
    clearTimeout(timer)
    timer = setTimeout(sweep, deadline - performance.now())
    // In Node an open timer must not keep the process alive.
    ;(timer as { unref?(): void }).unref?.()
  }
  const sweep = () => {
    // The timer may be early by a fraction of a millisecond, so its own time
    // counts.
    const now = wake
    wake = never
    for (const [id, { deadline, method, timeout, used }] of pending)
      if (deadline > now) watch(deadline)
      else {
        if (used) used.isAlive = false
        take(id)?.reject(new BridgeTimeoutError(method, timeout))
      }
  }
  const end = (error: BridgeError) => {
    ended = error
    for (const [id] of pending) take(id)?.reject(error)
  }

  const isEmbedded = () => window?.parent !== window

  /**
   * Handles a message of the host. Returns whether it was meant for this
   * bridge.
   */
  const receive = (message: unknown, carrier?: MessageEvent) => {
    const response = parseResponse(message)
    if (!response) return false
    const { id, success, error, data } = response
    const entry = take(id)
    if (entry) {
      if (success && fits(data, entry.schema, message)) entry.resolve(data)
      else
        entry.reject(
          success
            ? new InvalidReplyError(entry.method)
            : new BridgeRequestError(error, response),
        )
      return true
    }
    if (!success) return false
    const isNews = id.startsWith('evt:')
    // Every host pushes its theme under an id of its own.
    if (isNews || listeners.has('themeChanged'))
      void extras().then((late) =>
        late.deliver(id, data, {
          ...loaded,
          listeners,
          pending,
          end,
          openPort(open) {
            const transferred = carrier?.ports[0]
            if (!transferred || isDisposed) return
            port?.close()
            port = open(transferred, receive)
          },
        }),
      )
    return isNews
  }

  const onMessage = (event: MessageEvent) => {
    if (event.source !== window.parent) return
    const { origin } = event
    if (pinned ? origin !== pinned : !origins.accepts(origin)) return
    if (!receive(event.data, event)) return
    // An opaque origin can not be posted to by name.
    if (origin !== 'null') pinned = origin
  }

  const listen = () => {
    // Registering the same listener again has no effect.
    if (!isDisposed && isEmbedded())
      window.addEventListener('message', onMessage)
  }

  /** Where to post. Several targets: the browser delivers the one that fits. */
  const targets = (isProbe: boolean): readonly string[] => {
    if (pinned) return [pinned]
    const parent = window.location?.ancestorOrigins?.[0]
    if (parent) {
      if (!origins.accepts(parent)) throw new OriginNotAllowedError(parent)
      return [parent === 'null' ? '*' : parent]
    }
    if (allowedOrigins === '*' || (isProbe && origins.tests[0])) return ['*']
    if (origins.exact[0]) return origins.exact
    throw new BridgePostError('The wallet is unknown yet: connect first.', {
      code: 4900,
    })
  }

  /** Posts synchronously. Never throws. */
  const send = <reply>(
    method: string,
    params: unknown,
    schema: Schema,
    {
      signal,
      timeout = 0,
      onProposed,
    }: CallOptions & Pick<Pending, 'onProposed'>,
  ): Promise<reply> =>
    new Promise((resolve, reject) => {
      if (ended) throw ended
      if (!isEmbedded()) throw new NotInHostError()
      signal?.throwIfAborted()
      if (pending.size >= 1000)
        throw new BridgePostError('Too many requests are waiting.', {
          code: -32005,
        })
      listen()
      secret ||= crypto.getRandomValues(new Uint32Array(4)).join('')
      const id = secret + count++
      // Longer than a timer can: for ever.
      const deadline =
        timeout > 0 && timeout < 2e9 ? performance.now() + timeout : never
      const used = port?.isAlive ? port : undefined
      const env = { sdkVersion: wireVersion, features }
      const message = { id, method, params, env }
      try {
        if (used) used.post(message)
        // A request for the host's origin alone may be sent to any page.
        else
          for (const target of targets(params === undefined))
            (window.parent as ParentWindow).postMessage(message, target)
      } catch (cause) {
        throw cause instanceof BridgeError
          ? cause
          : new BridgePostError(`"${method}" could not be posted.`, { cause })
      }
      const onAbort = () => take(id)?.reject(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      // Answers come in a later task.
      pending.set(id, {
        method,
        schema,
        resolve: resolve as Pending['resolve'],
        reject,
        onProposed,
        timeout,
        deadline,
        used,
        unhook: () => signal?.removeEventListener('abort', onAbort),
      })
      watch(deadline)
    })

  return {
    send,
    isEmbedded,
    /** Subscribes to an event; the returned function unsubscribes. */
    on(name: string, listener: Listener): () => void {
      listen()
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => void set.delete(listener)
    },
    /** Lets calls post again after the wallet closed the app. */
    reopen() {
      if (!isDisposed) ended = undefined
    },
    dispose() {
      isDisposed = true
      end(new BridgeDisposedError())
      window?.removeEventListener('message', onMessage)
      // Pauses of `poll`, which must not outlast the bridge.
      for (const wake of listeners.get('disposed') ?? []) wake(null as never)
      listeners.clear()
      port?.close()
    },
  }
}
