'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
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
  const pressed = useRef<EventTarget>(null)
  const clicked = useRef<Node>(null)
  const isMounted = useRef(false)

  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null) return
    const before = document.activeElement as HTMLElement | null
    const { documentElement: root } = document
    // A style cannot tell whether the page has a scroll bar that takes room.
    root.toggleAttribute('data-sr-scrolls', innerWidth > root.clientWidth)
    isMounted.current = true
    dialog.showModal()
    // The close button comes first in the page, but a stray Enter would close
    // the dialog.
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>('.sr-dialog-panel')
    first?.focus()
    return () => {
      isMounted.current = false
      dialog.close()
      // The platform gives the focus back itself, except to an element that
      // only became focusable again with the closing.
      if (document.activeElement === document.body) before?.focus()
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
      // The event of the unmounting comes late, where listeners are on the element.
      if (!isMounted.current) return
      if (event.target === dialog && !dialog.open) onClose()
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target
    },
    onClickCapture: (event: MouseEvent<HTMLDialogElement>) => {
      const { currentTarget, target, detail } = event
      // The second click of a double click is meant for what the first one hit,
      // not for what came in its place.
      if (detail > 1 && !clicked.current?.isConnected) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (detail < 2) clicked.current = target as Node
      // The panel fills the dialog, so only the backdrop hits the dialog itself.
      if (
        dismissible &&
        target === currentTarget &&
        pressed.current === currentTarget
      )
        onClose()
    },
    // Tab would leave for the browser's own controls: go round instead.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape' && !dismissible) event.preventDefault()
      if (event.key !== 'Tab' || event.defaultPrevented) return
      const stops = [
        ...event.currentTarget.querySelectorAll<HTMLElement>(tabbable),
      ].filter((stop) => stop.checkVisibility())
      const at = stops.indexOf(document.activeElement as HTMLElement)
      // On no stop at all, the focus is on the panel, before the first one.
      if (event.shiftKey ? at < 1 : at === stops.length - 1) {
        event.preventDefault()
        stops.at(event.shiftKey ? -1 : 0)?.focus()
      }
    },
  }
}
