'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Puts a popup of the top layer under its button, or above when there is more
 * room, and keeps it inside the window.
 */
function placePopup(
  button: HTMLElement,
  popup: HTMLElement,
  align: 'start' | 'end',
): void {
  const gap = 4
  const edge = 8
  const anchor = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - anchor.bottom - gap - edge
  const above = anchor.top - gap - edge
  const under = popup.offsetHeight <= below || below >= above
  popup.style.maxBlockSize = `${Math.max(under ? below : above, 96)}px`
  const top = under
    ? anchor.bottom + gap
    : anchor.top - gap - popup.offsetHeight
  const rtl = getComputedStyle(button).direction === 'rtl'
  const left =
    (align === 'start') === rtl ? anchor.right - popup.offsetWidth : anchor.left
  const furthest = clientWidth - popup.offsetWidth - edge
  popup.style.left = `${Math.max(Math.min(left, furthest), edge)}px`
  popup.style.top = `${Math.max(top, edge)}px`
}

/** Keeps an open popup at its button while the page moves. */
export function usePlacedPopup(
  button: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  { open, align }: { open: boolean; align: 'start' | 'end' },
): void {
  useEffect(() => {
    if (!open) return
    const place = () => {
      if (button.current && popup.current) {
        placePopup(button.current, popup.current, align)
      }
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [open, align, button, popup])
}
