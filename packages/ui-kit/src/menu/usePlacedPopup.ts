'use client'

import { type RefObject, useEffect } from 'react'
import { placePopup } from './placePopup.ts'

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
