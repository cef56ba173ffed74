import { BridgeDisposedError } from '../errors/BridgeDisposedError.ts'
import { BridgePostError } from '../errors/BridgePostError.ts'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import { BridgeTimeoutError } from '../errors/BridgeTimeoutError.ts'
import { NotInHostError } from '../errors/NotInHostError.ts'
import { OriginNotAllowedError } from '../errors/OriginNotAllowedError.ts'
import { parseOrigin } from '../protocol/parseOrigin.ts'
import { parseResponse } from '../protocol/parseResponse.ts'
import { wireVersion } from '../protocol/wireVersion.ts'
import type { AppWindow, ParentWindow } from './AppWindow.ts'

const pendingLimit = 1000

/** Options every call takes. */
export interface CallOptions {
  /** Stops waiting; a dialog the wallet may have opened stays open. */
  signal?: AbortSignal
  /** Milliseconds to wait; 0 means for ever. */
  timeout?: number
}

interface Pending {
  resolve(data: unknown): void
  reject(error: unknown): void
}

/** The wire: posts requests to the parent window and matches its answers. */
export function createHostPort(options: {
  window: AppWindow | undefined
  allowedOrigins: readonly string[] | '*'
}) {
  const { window, allowedOrigins } = options
  const isAny = allowedOrigins === '*'
  const parent = (window?.parent ?? {}) as ParentWindow
  const origins = new Set(isAny ? [] : allowedOrigins.map(parseOrigin))
  const pending = new Map<string, Pending>()
  // Origin of the first valid answer; from then on the only one.
  let pinned: string | undefined
  let isDisposed = false

  const isAllowed = (origin: string) =>
    pinned === undefined ? isAny || origins.has(origin) : origin === pinned

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== window?.parent || !isAllowed(event.origin)) return
    const response = parseResponse(event.data)
    const entry = response && pending.get(response.id)
    if (entry === undefined) return
    // An opaque origin can not be posted to by name.
    if (event.origin !== 'null') pinned = event.origin
    if (response?.success) entry.resolve(response.data)
    else if (response) {
      const { error, code, data } = response
      entry.reject(new BridgeRequestError(error, { code, data }))
    }
  }

  /** Where to post. Several targets: the browser delivers the one that fits. */
  const targets = (): readonly string[] => {
    if (pinned !== undefined) return [pinned]
    const [parent] = Array.from(window?.location?.ancestorOrigins ?? [])
    if (parent !== undefined && !isAllowed(parent))
      throw new OriginNotAllowedError(parent)
    if (parent !== undefined && parent !== 'null') return [parent]
    return isAny ? ['*'] : [...origins]
  }

  const remove = (id: string) => {
    pending.delete(id)
    if (pending.size === 0) window?.removeEventListener('message', onMessage)
  }

  const isEmbedded = () => window !== undefined && window.parent !== window

  /** Posts inside the call, before it returns. Never throws. */
  const send = (
    method: string,
    params: unknown,
    { signal, timeout = 0 }: CallOptions,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isDisposed) throw new BridgeDisposedError()
      if (!isEmbedded()) throw new NotInHostError()
      signal?.throwIfAborted()
      if (pending.size >= pendingLimit)
        throw new BridgePostError('Too many requests are waiting.', {
          code: -32005,
        })
      const id = createId()
      let timer: ReturnType<typeof setTimeout> | undefined
      const settle = <value>(finish: (value: value) => void) => {
        return (value: value) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
          remove(id)
          finish(value)
        }
      }
      const fail = settle(reject)
      const onAbort = () => fail(signal?.reason)
      const to = targets()
      if (pending.size === 0) window?.addEventListener('message', onMessage)
      pending.set(id, { resolve: settle(resolve), reject: fail })
      try {
        const env = { sdkVersion: wireVersion }
        for (const target of to)
          parent.postMessage({ id, method, params, env }, target)
      } catch (cause) {
        return fail(
          new BridgePostError(`"${method}" could not be posted.`, { cause }),
        )
      }
      signal?.addEventListener('abort', onAbort)
      if (timeout > 0)
        timer = setTimeout(
          () => fail(new BridgeTimeoutError(method, timeout)),
          timeout,
        )
    })

  return {
    send,
    isEmbedded,
    dispose() {
      isDisposed = true
      for (const entry of [...pending.values()])
        entry.reject(new BridgeDisposedError())
    },
  }
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
