import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** A row that is dragged and the row whose place it would take. */
export interface Drag {
  from: number
  to: number
}

/**
 * Reorders the children of a list by dragging their handles. The rows stay
 * where they are until the pointer is let go; Escape ends it without a change.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (drag: Drag) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const current = useRef<Drag>(undefined)
  const set = (next: Drag | undefined) => {
    current.current = next
    setDrag(next)
  }

  const start = (from: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const handle: HTMLElement = event.currentTarget
    const { pointerId } = event
    const controller = new AbortController()
    const { signal } = controller
    const end = (isDropped: boolean) => {
      const last = current.current
      controller.abort()
      set(undefined)
      if (isDropped && last !== undefined && last.from !== last.to) onMove(last)
    }
    handle.setPointerCapture(pointerId)
    set({ from, to: from })
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => set({ from, to: rowAt(list.current, clientY) ?? from }),
      { signal },
    )
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && end(false),
      { signal },
    )
  }

  return { drag, start }
}

/** The row at a height, the nearest one beyond the ends. */
function rowAt(list: HTMLElement | null, y: number): number | undefined {
  const rows = [...(list?.children ?? [])]
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  if (rows.length === 0) return undefined
  return below === -1 ? rows.length - 1 : below
}
