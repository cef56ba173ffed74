'use client'

import { useEffect } from 'react'

/**
 * Loads code while the browser is idle. Give it the same function on every render; a
 * chunk that does not load is asked for again when it is rendered.
 */
export function usePreload(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    if (!load) return
    const preload = () => void load().catch(() => {})
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(preload, 1_000)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(preload)
    return () => cancelIdleCallback(id)
  }, [load])
}
