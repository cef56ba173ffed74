'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Lets the keyboard scroll content that is longer than its area. Where
 * something inside takes the focus, the keys reach it anyway.
 */
export function useScrollStop(
  element: RefObject<HTMLElement | null>,
  tabbable: string,
): void {
  useEffect(() => {
    const scroller = element.current
    if (scroller === null) return
    const look = () => {
      const isLong = scroller.scrollHeight > scroller.clientHeight
      if (isLong && scroller.querySelector(tabbable) === null)
        scroller.tabIndex = 0
      else scroller.removeAttribute('tabindex')
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => observer.disconnect()
  })
}
