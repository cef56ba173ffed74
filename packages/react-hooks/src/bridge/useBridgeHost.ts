'use client'

import {
  type BridgeHost,
  type BridgeHostOptions,
  createBridgeHost,
} from '@strongroom/safe-apps-bridge/host'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createLatestHandlers } from './createLatestHandlers.ts'

/** Options of `useBridgeHost`. */
export interface UseBridgeHostOptions extends Omit<BridgeHostOptions, 'frame'> {
  /** The mounted frame, from a ref kept in state; null creates no host. */
  frame: HTMLIFrameElement | null
  /**
   * Changes when `getSafeInfo` or `getChainInfo` would return another result:
   * the app gets the new one as an event. Compared with `Object.is`.
   */
  revision?: unknown
  /** Lets requests wait. @default false */
  suspended?: boolean | undefined
}

/** Result of `useBridgeHost`. */
export interface UseBridgeHostResult {
  /** For `emit`; `null` until the frame is there. */
  host: BridgeHost | null
  /** Origin the frame shows in place of the app, until the app is back. */
  blockedOrigin: string | null
}

/**
 * Serves the app in a frame for as long as the component is mounted: one
 * `createBridgeHost` for each frame and origin. `handlers` and the callbacks
 * are always those of the latest render; the other options are read when the
 * host is created. Errors of `createBridgeHost` reach the error boundary.
 *
 * @example
 * ```tsx
 * import { useBridgeHost } from '@strongroom/react-hooks/bridge'
 * import type { BridgeHandlers } from '@strongroom/safe-apps-bridge/host'
 * import { useState } from 'react'
 *
 * export function App({ handlers }: { readonly handlers: BridgeHandlers }) {
 *   const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
 *   const origin = 'https://app.example'
 *   const { blockedOrigin } = useBridgeHost({ frame, origin, handlers })
 *   return (
 *     <>
 *       {blockedOrigin !== null && <p role="alert">It went elsewhere.</p>}
 *       <iframe ref={setFrame} title="App" src={origin} />
 *     </>
 *   )
 * }
 * ```
 */
export function useBridgeHost(
  options: UseBridgeHostOptions,
): UseBridgeHostResult {
  const { frame, origin, revision, suspended = false } = options
  const latest = useRef(options)
  const [host, setHost] = useState<BridgeHost | null>(null)
  const [blockedOrigin, setBlockedOrigin] = useState<string | null>(null)

  // Before any effect that may call a handler.
  useLayoutEffect(() => {
    latest.current = options
  })

  // Before the browser can deliver the frame's first load or message.
  useLayoutEffect(() => {
    if (frame === null) return
    const { handlers: _, onBlocked: __, onAudit: ___, ...rest } = latest.current
    const created = createBridgeHost({
      ...rest,
      frame,
      origin,
      handlers: createLatestHandlers(() => latest.current.handlers),
      checksumAddress: (address) =>
        latest.current.checksumAddress?.(address) ?? address,
      onBlocked: (foreign) => {
        setBlockedOrigin(foreign)
        latest.current.onBlocked?.(foreign)
      },
      onReturned: () => {
        setBlockedOrigin(null)
        latest.current.onReturned?.()
      },
      onAudit: (entry) => latest.current.onAudit?.(entry),
    })
    if (latest.current.suspended) created.suspend()
    setHost(created)
    return () => {
      created.dispose()
      setHost(null)
      setBlockedOrigin(null)
    }
  }, [frame, origin])

  useLayoutEffect(() => {
    if (suspended) host?.suspend()
    else host?.resume()
  }, [host, suspended])

  const lastRevision = useRef(revision)
  useEffect(() => {
    if (Object.is(lastRevision.current, revision)) return
    lastRevision.current = revision
    host?.refresh()
  }, [host, revision])

  return { host, blockedOrigin }
}
