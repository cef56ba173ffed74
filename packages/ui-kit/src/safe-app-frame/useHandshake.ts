'use client'

import { useLayoutEffect, useState } from 'react'

/** State of the page in the frame. */
export interface Handshake {
  /** Origin the page spoke from since it loaded; `null` before it spoke. */
  origin: string | null
  /** The page loaded a while ago and has sent no request. */
  isSilent: boolean
}

/**
 * Watches whether the page in a frame speaks the bridge. A page of another
 * site can be neither seen nor read: an error page, a refusal to be framed and
 * a redirect all look alike, so only a message proves the origin. A message
 * before `load` may be of the page before, so each `load` but the first starts
 * again.
 */
export function useHandshake(options: {
  frame: HTMLIFrameElement | null
  /** Exact origins of the app. */
  origins: readonly string[]
  /** Milliseconds after `load`. */
  limit: number
}): Handshake {
  const { frame, limit } = options
  const origins = options.origins.join(' ')
  const [known, setKnown] = useState<Handshake & { frame: HTMLIFrameElement }>()

  useLayoutEffect(() => {
    if (frame === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let heardAt: number | undefined
    let isFirst = true
    // Shown origin: a flood of messages causes no render, and is not read.
    let shown: string | undefined
    const hear = (event: MessageEvent<unknown>) => {
      const { source, origin } = event
      if (source === null || source !== frame.contentWindow) return
      if (shown === origin) {
        heardAt = performance.now()
        return
      }
      if (!origins.split(' ').includes(origin) || !isRequest(event.data)) return
      clearTimeout(timer)
      heardAt = performance.now()
      shown = origin
      setKnown({ frame, origin, isSilent: false })
    }
    const load = () => {
      const isConfirmed = isFirst && heardAt !== undefined
      isFirst = false
      if (isConfirmed) return
      shown = undefined
      setKnown({ frame, origin: null, isSilent: false })
      clearTimeout(timer)
      // It spoke a moment ago, and most pages of an app speak before `load`:
      // its origin is open, but a notice would be wrong more often than right.
      if (heardAt !== undefined && performance.now() - heardAt < limit) return
      timer = setTimeout(
        () => setKnown({ frame, origin: null, isSilent: true }),
        limit,
      )
    }
    window.addEventListener('message', hear)
    frame.addEventListener('load', load)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      frame.removeEventListener('load', load)
    }
  }, [frame, origins, limit])

  return frame !== null && known?.frame === frame
    ? known
    : { origin: null, isSilent: false }
}

function isRequest(data: unknown): boolean {
  const { id, method } = Object(data) as Record<string, unknown>
  return typeof id === 'string' && typeof method === 'string'
}
