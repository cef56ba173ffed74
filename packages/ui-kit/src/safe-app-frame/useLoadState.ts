'use client'

import {
  createLoadTimer,
  type LoadTimer,
} from '@strongroom/safe-apps-bridge/host'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How far an app is. */
export type LoadState = 'loading' | 'slow' | 'failed' | 'loaded'

/** Watches a frame load. Another element starts from the beginning. */
export function useLoadState(frame: HTMLIFrameElement | null, paused: boolean) {
  const [known, setKnown] = useState<{
    frame: HTMLIFrameElement
    state: LoadState
  }>()
  const timer = useRef<LoadTimer>(null)

  const finished = useRef<HTMLIFrameElement>(null)

  // Called for every answer: only the first one may cost a render.
  const finish = useCallback(() => {
    if (frame === null || finished.current === frame) return
    finished.current = frame
    timer.current?.dispose()
    setKnown({ frame, state: 'loaded' })
  }, [frame])

  useLayoutEffect(() => {
    if (frame === null) return
    const created = createLoadTimer({
      onSlow: () => setKnown({ frame, state: 'slow' }),
      onFailed: () => setKnown({ frame, state: 'failed' }),
    })
    timer.current = created
    frame.addEventListener('load', finish)
    return () => {
      created.dispose()
      frame.removeEventListener('load', finish)
    }
  }, [frame, finish])

  useLayoutEffect(() => {
    if (frame === null) return
    if (paused) timer.current?.pause()
    else timer.current?.resume()
  }, [frame, paused])

  const state: LoadState =
    frame !== null && known?.frame === frame ? known.state : 'loading'
  return { state, finish }
}
