'use client'

import {
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useRef,
  useState,
} from 'react'
import { usePlacedPopup } from './usePlacedPopup.ts'

/** State and keyboard of a menu button (the ARIA pattern of that name). */
export function useMenu({
  button,
  popup,
  align,
}: {
  button: RefObject<HTMLButtonElement | null>
  popup: RefObject<HTMLDivElement | null>
  align: 'start' | 'end'
}) {
  const [open, setOpen] = useState(false)
  const typed = useRef({ text: '', at: 0 })

  usePlacedPopup(button, popup, { open, align })

  const items = () => [
    ...(popup.current?.querySelectorAll<HTMLElement>('.sr-menu-item') ?? []),
  ]
  const close = () => popup.current?.hidePopover()

  const moveTo = (event: KeyboardEvent, current: HTMLElement[]) => {
    const at = current.indexOf(document.activeElement as HTMLElement)
    const last = current.length - 1
    switch (event.key) {
      case 'ArrowDown':
        return current[at >= last ? 0 : at + 1]
      case 'ArrowUp':
        return current[at <= 0 ? last : at - 1]
      case 'Home':
        return current[0]
      case 'End':
        return current[last]
    }
    if (event.key.length !== 1 || event.key === ' ') return undefined
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined
    const memory = typed.current
    const fresh = event.timeStamp - memory.at > 500
    memory.text = (fresh ? '' : memory.text) + event.key.toLowerCase()
    memory.at = event.timeStamp
    const from = memory.text.length === 1 ? at + 1 : Math.max(at, 0)
    return [...current.slice(from), ...current.slice(0, from)].find((item) =>
      item.textContent.trim().toLowerCase().startsWith(memory.text),
    )
  }

  return {
    open,
    close,
    button: {
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        popup.current?.showPopover()
        const all = items()
        ;(event.key === 'ArrowUp' ? all.at(-1) : all[0])?.focus()
      },
    },
    popup: {
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        const opened = event.newState === 'open'
        setOpen(opened)
        const inside = popup.current?.contains(document.activeElement) ?? false
        if (opened && !inside) items()[0]?.focus()
      },
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        if (event.key === 'Tab') {
          // Controls of the header come after the items; then the menu ends.
          const extra = popup.current?.querySelector<HTMLElement>(
            '.sr-menu-header :is(a[href], button)',
          )
          if (extra == null || extra.contains(document.activeElement)) close()
          else {
            event.preventDefault()
            extra.focus()
          }
          return
        }
        const next = moveTo(event, items())
        if (next === undefined) return
        event.preventDefault()
        next.focus()
      },
    },
  }
}
