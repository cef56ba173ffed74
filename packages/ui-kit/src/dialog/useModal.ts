'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { tabbable } from './tabbable.ts'

/** Opens the dialog as modal while mounted; the handlers let it be left. */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  dismissible: boolean,
  onClose: () => void,
) {
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null) return
    const before = document.activeElement
    dialog.showModal()
    // The close button comes first in the page, but a stray Enter would close
    // the dialog.
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>('.sr-dialog-panel')
    first?.focus()
    return () => {
      dialog.close()
      // The platform gives the focus back itself, except to an element that
      // only became focusable again with the closing.
      if (document.activeElement === document.body) {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      }
    }
  }, [element])

  return {
    // Escape. The owner decides, by taking `open` away.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissible) onClose()
    },
    // Chromium closes on a second Escape, although the first one was cancelled.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget
      if (event.target === dialog && !dialog.open) onClose()
    },
    // The panel fills the dialog, so only the backdrop hits the dialog itself.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      const outside =
        pressedOutside.current && event.target === event.currentTarget
      pressedOutside.current = false
      if (outside && dismissible) onClose()
    },
    // Tab would leave for the browser's own controls: go round instead.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape' && !dismissible) event.preventDefault()
      if (event.key !== 'Tab' || event.defaultPrevented) return
      const stops = [
        ...event.currentTarget.querySelectorAll<HTMLElement>(tabbable),
      ].filter((stop) => stop.checkVisibility())
      const edge = event.shiftKey ? stops[0] : stops.at(-1)
      const other = event.shiftKey ? stops.at(-1) : stops[0]
      const current = stops.find((stop) => stop === document.activeElement)
      // On no stop at all, the focus is on the panel, before the first one.
      if (current === edge || (current === undefined && event.shiftKey)) {
        event.preventDefault()
        other?.focus()
      }
    },
  }
}
