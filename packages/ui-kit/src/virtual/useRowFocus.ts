'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex="-1"])'
// These have a use of their own for the keys.
const busy = 'input,select,textarea,[contenteditable],[role="menu"],dialog'

export interface RowFocusOptions {
  list: RefObject<HTMLElement | null>
  count: number
  getKey: (index: number) => string
}

export interface RowFocus {
  /** The row that has the focus and must stay, however far it is. */
  pinned: number | undefined
  /** Moves the focus once the row is there. */
  want: (index: number) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
  /** The row that the key leads to, if it is one of ours. */
  leadsTo: (
    event: KeyboardEvent<HTMLElement>,
    rowsInView: number,
  ) => number | undefined
}

/** Keeps the focus of a windowed list: where it is, and where keys take it. */
export function useRowFocus(options: RowFocusOptions): RowFocus {
  const { list, count, getKey } = options
  const [held, setHeld] = useState<{ key: string; index: number }>()
  const wanted = useRef<number>(undefined)

  const give = () => {
    const index = wanted.current
    if (index === undefined) return
    const row = list.current?.querySelector<HTMLElement>(
      `[data-index="${index}"]`,
    )
    if (row === null || row === undefined) return
    wanted.current = undefined
    const target = row.querySelector<HTMLElement>(focusable) ?? row
    target.focus({ preventScroll: true })
  }
  useLayoutEffect(give)

  const hold = (index: number) => {
    const key = getKey(index)
    setHeld((before) =>
      before?.key === key && before.index === index ? before : { key, index },
    )
  }

  const pinned = held && findRow(held, count, getKey)
  useLayoutEffect(() => {
    if (held === undefined || pinned !== undefined) return
    setHeld(undefined)
    // The row went away with the focus: what took its place has it now.
    if (count === 0 || document.activeElement !== document.body) return
    wanted.current = Math.min(held.index, count - 1)
    hold(wanted.current)
  })

  return {
    pinned,
    want(index) {
      wanted.current = index
      hold(index)
      give()
    },
    onFocus(event) {
      const index = indexOf(event.target)
      if (index !== undefined && index < count) hold(index)
    },
    onBlur(event) {
      // A window that is left keeps its focus for the return.
      if (!document.hasFocus()) return
      if (!event.currentTarget.contains(event.relatedTarget)) setHeld(undefined)
    },
    leadsTo(event, rowsInView) {
      if (event.defaultPrevented || event.altKey || event.metaKey) return
      if (!(event.target instanceof Element)) return
      const index = indexOf(event.target)
      if (index === undefined || event.target.closest(busy)) return
      const page = Math.max(1, rowsInView - 1)
      const last = count - 1
      switch (event.key) {
        case 'Home':
          return 0
        case 'End':
          return last
        case 'PageUp':
          return Math.max(0, index - page)
        case 'PageDown':
          return Math.min(last, index + page)
        default:
          return undefined
      }
    },
  }
}

function indexOf(target: Element): number | undefined {
  const text = target.closest('[data-index]')?.getAttribute('data-index')
  return typeof text === 'string' ? Number(text) : undefined
}

/** Rows may have come or gone before the one that has the focus. */
function findRow(
  held: { key: string; index: number },
  count: number,
  getKey: (index: number) => string,
): number | undefined {
  if (held.index < count && getKey(held.index) === held.key) return held.index
  for (let index = 0; index < count; index += 1)
    if (getKey(index) === held.key) return index
  return undefined
}
