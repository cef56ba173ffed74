'use client'

import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { layoutRows, type RowLayout } from './layoutRows.ts'
import { useRowFocus } from './useRowFocus.ts'

/** Whether the mounted element has been on screen for a frame. */
function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}

/** State of a list when it was left: heights of its rows, and its position. */
interface RowMemory {
  sizes: VirtualItem[]
  /** Pixels scrolled in the list's own scroller. */
  offset: number
}

const memoryLimit = 8
const memories = new Map<string, RowMemory>()

/** Keeps the last lists, so that going back finds each as long as it was. */
const rowMemory = {
  read: (key: string | undefined): RowMemory | undefined =>
    key === undefined ? undefined : memories.get(key),
  write(key: string, memory: RowMemory): void {
    memories.delete(key)
    memories.set(key, memory)
    const [oldest] = memories.keys()
    if (memories.size > memoryLimit && oldest !== undefined)
      memories.delete(oldest)
  },
}

/** Options of `useVirtualRows`. */
export interface VirtualRowsOptions {
  count: number
  /** Stays with a row when others come before it. Keep it stable: one function for one list of rows. */
  getKey: (index: number) => string
  /** Pixels of a row that was not rendered yet. @default 64 */
  estimateSize?: ((index: number) => number) | undefined
  /** Rows rendered before and after those in view. @default 6 */
  overscan?: number | undefined
  /** Up to this many rows all are rendered. @default 200 */
  plainUntil?: number | undefined
  /**
   * Element that scrolls: the window, or the element with `scroller`. @default
   * 'window'
   */
  scroll?: 'window' | 'own' | undefined
  /** Number of rows rendered on a server, which cannot measure. @default 30 */
  serverRows?: number | undefined
  /** Pixels at the top that a fixed bar covers. @default 0 */
  scrollPadding?: number | undefined
  /** Remembers heights and place under this name after unmounting. */
  memoryKey?: string | undefined
}

/** Result of `useVirtualRows`. */
export interface VirtualRows extends RowLayout {
  /** For the direct parent of the rows. */
  readonly list: RefObject<HTMLElement | null>
  /** For the element that scrolls, with `scroll: 'own'`. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Ref of each row, which also needs `data-index` and `tabIndex={-1}`. */
  readonly measure: (row: HTMLElement | null) => void
  /** Scrolls to a row and gives it the focus. */
  readonly focusRow: (index: number) => void
  /** For the parent of the rows. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

type Rows = Virtualizer<HTMLElement, HTMLElement>

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
const sixtyFour = () => 64
// Rows rendered on first paint of a long list: more than a screen has.
const atFirst = 200
// Exact: rounded heights would add up to a jump when rows leave the flow. A row
// that has just come keeps its estimate until the observer sees it, still before
// the paint: reading its height here would force a layout for each.
const sizeOf = (
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, measurementsCache }: Rows,
): number =>
  entry?.borderBoxSize[0]?.blockSize ??
  measurementsCache[indexFromElement(row)]?.size ??
  row.getBoundingClientRect().height

const ofElement = {
  observeElementRect,
  observeElementOffset,
  scrollToFn: elementScroll,
}
// The library has a hook for the window and one for elements; they differ in
// these four functions only, and a hook cannot be chosen.
const ofWindow = {
  getScrollElement: () => (typeof window === 'undefined' ? null : window),
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as typeof ofElement & { getScrollElement: () => HTMLElement }

/**
 * Renders the rows in view of a list of any length; styles and elements are
 * yours. The row with the focus stays mounted, however far it is scrolled away,
 * with its neighbours, so that Tab continues where it was. Rows added above do
 * not move those in view.
 *
 * The search of the browser finds rendered rows only: keep `plainUntil` high
 * enough for lists people search in, and offer a search of your own beyond.
 *
 * @example
 * ```tsx
 * const rows = useVirtualRows({ count: items.length, getKey })
 * ```
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, getKey, estimateSize = sixtyFour, overscan = 6 } = options
  const { plainUntil = 200, scroll = 'window', serverRows = 30 } = options
  const { memoryKey, scrollPadding = 0 } = options
  const isOwn = scroll === 'own'
  const list = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const before = useRef<Rows>(null)
  const [margin, setMargin] = useState(0)
  const [memory] = useState(() => rowMemory.read(memoryKey))
  const measurable = useSyncExternalStore(never, inBrowser, onServer)
  const isPainted = usePainted()
  const [startsAtTop] = useState(
    () => memory === undefined && !(globalThis.window?.scrollY > 0),
  )
  // Layout of ten thousand rows takes longer than rendering those in view.
  const laidCount = startsAtTop && !isPainted ? Math.min(count, atFirst) : count
  const focus = useRowFocus({ list, count, getKey })
  const { pinned } = focus
  const rangeExtractor = useCallback(
    (range: Range) =>
      withPinned(defaultRangeExtractor(range), pinned, laidCount),
    [pinned, laidCount],
  )
  // Above its first row a list shows new rows; further down it stays.
  const isInside = (before.current?.scrollOffset ?? 0) > margin
  const rows: Rows = useVirtualizer<HTMLElement, HTMLElement>({
    ...ofElement,
    getScrollElement: () => scroller.current,
    ...(!isOwn && ofWindow),
    count: laidCount,
    getItemKey: getKey,
    estimateSize,
    // Rows out of view are rendered after the first paint.
    overscan: isPainted ? overscan : 0,
    rangeExtractor,
    measureElement: sizeOf,
    scrollMargin: margin,
    scrollPaddingStart: scrollPadding,
    anchorTo: isInside ? 'end' : 'start',
    initialRect: viewport(),
    initialOffset: () =>
      isOwn ? (memory?.offset ?? 0) : (globalThis.window?.scrollY ?? 0),
    ...(memory !== undefined && { initialMeasurementsCache: memory.sizes }),
  })

  useLayoutEffect(() => {
    before.current = rows
    const top = list.current?.getBoundingClientRect().top ?? 0
    const own = scroller.current
    const from = isOwn
      ? top - (own?.getBoundingClientRect().top ?? 0) + (own?.scrollTop ?? 0)
      : top + window.scrollY
    // Half a pixel is what zoomed pages round.
    if (Math.abs(from - margin) > 0.5) setMargin(from)
  })
  useEffect(() => {
    if (memoryKey === undefined) return
    return () =>
      rowMemory.write(memoryKey, {
        sizes: rows.takeSnapshot(),
        offset: rows.scrollOffset ?? 0,
      })
  }, [memoryKey, rows])

  const focusRow = (index: number) => {
    rows.scrollToIndex(index, { align: 'auto' })
    focus.want(index)
  }
  const isPlain = count <= plainUntil
  const laid =
    measurable && !isPlain
      ? layoutRows(
          rows.getVirtualItems().map((row) => ({
            ...row,
            start: row.start - margin,
            end: row.end - margin,
          })),
          // The others are taken to be as long as these.
          (rows.getTotalSize() * count) / laidCount,
        )
      : inFull(isPlain ? count : Math.min(count, serverRows), getKey)
  return {
    ...laid,
    list,
    scroller,
    measure: rows.measureElement,
    focusRow,
    handlers: {
      onFocus: focus.onFocus,
      onBlur: focus.onBlur,
      onKeyDown(event) {
        const { startIndex = 0, endIndex = 0 } = rows.range ?? {}
        const index = focus.leadsTo(event, endIndex - startIndex)
        if (index === undefined) return
        event.preventDefault()
        focusRow(index)
      },
    },
  }
}

function viewport() {
  if (typeof window === 'undefined') return { width: 0, height: 0 }
  return { width: window.innerWidth, height: window.innerHeight }
}

/** Its neighbours as well: Tab and Shift+Tab look for them. */
function withPinned(
  indexes: number[],
  pinned: number | undefined,
  count: number,
): number[] {
  if (pinned === undefined) return indexes
  const more = [pinned - 1, pinned, pinned + 1].filter(
    (index) => index >= 0 && index < count,
  )
  return [...new Set([...indexes, ...more])].sort((a, b) => a - b)
}

function inFull(count: number, getKey: (index: number) => string): RowLayout {
  const slots = Array.from({ length: count }, (_, index) => ({
    index,
    key: getKey(index),
    gap: 0,
  }))
  return { slots, gapBefore: 0, gapAfter: 0 }
}
