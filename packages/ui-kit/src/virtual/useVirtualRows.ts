'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { createRowPlaces, type RowPlaces } from './createRowPlaces.ts'
import { layoutRows, type RowLayout } from './layoutRows.ts'
import { useRowFocus } from './useRowFocus.ts'
import { type RowsInView, watchRows } from './watchRows.ts'

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
  places: RowPlaces
  width: number
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
  /**
   * Pixels of a row that was not rendered yet. Rows of one kind have one estimate:
   * the height that the first of them all have holds for the others. Keep it stable.
   *
   * @default 64
   */
  estimateSize?: ((index: number) => number) | undefined
  /** Rows rendered before and after those in view. @default 6 */
  overscan?: number | undefined
  /**
   * Up to this many rows all are rendered, those out of view after the first paint.
   *
   * @default 200
   */
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
  /** For the direct parent of the rows; each row needs `data-index` and `tabIndex={-1}`. */
  readonly list: RefObject<HTMLElement | null>
  /** For the element that scrolls, with `scroll: 'own'`. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Scrolls to a row and gives it the focus. */
  readonly focusRow: (index: number) => void
  /** For the parent of the rows. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
const sixtyFour = () => 64

/**
 * Renders the rows in view of a list of any length; styles and elements are
 * yours. The row with the focus stays mounted, however far it is scrolled away,
 * with its neighbours, so that Tab continues where it was. Rows added above do
 * not move those in view.
 *
 * Heights are read after the browser's own layout, and only when the list is not
 * as long as its rows were expected to make it: scrolling forces no layout.
 *
 * The search of the browser finds rendered rows only: keep `plainUntil` high
 * enough for lists people search in, and offer a search of your own beyond.
 *
 * @example
 * ```tsx
 * import { useVirtualRows } from '@strongroom/ui-kit'
 * import { type RefObject, useCallback } from 'react'
 *
 * function Names({ names }: { readonly names: readonly string[] }) {
 *   const getKey = useCallback((index: number) => `${names[index]}`, [names])
 *   const rows = useVirtualRows({ count: names.length, getKey })
 *   const list = rows.list as RefObject<HTMLUListElement | null>
 *   return (
 *     <ul
 *       ref={list}
 *       style={{ paddingBlock: `${rows.gapBefore}px ${rows.gapAfter}px` }}
 *       {...rows.handlers}
 *     >
 *       {rows.slots.map(({ index, key, gap }) => (
 *         <li
 *           key={key}
 *           data-index={index}
 *           tabIndex={-1}
 *           style={{ marginBlockStart: gap }}
 *         >
 *           {names[index]}
 *         </li>
 *       ))}
 *     </ul>
 *   )
 * }
 * ```
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, getKey, estimateSize = sixtyFour, overscan = 6 } = options
  const { plainUntil = 200, scroll = 'window', serverRows = 30 } = options
  const { memoryKey, scrollPadding = 0 } = options
  const isOwn = scroll === 'own'
  const list = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  const [rows] = useState(() => createRows(rowMemory.read(memoryKey), isOwn))
  const measurable = useSyncExternalStore(never, inBrowser, onServer)
  // Rows that a server rendered are there already.
  const [isHydrated] = useState(!measurable)
  const isPainted = usePainted()
  const isPlain = count <= plainUntil && (isPainted || isHydrated)
  const focus = useRowFocus({ list, count, getKey })
  const { pinned } = focus
  const { places } = rows

  const moved = places.take({ count, getKey, estimateSize }, rows.top)
  // Above its first row a list shows new rows; further down it stays.
  if (rows.top > 0) {
    rows.top += moved
    rows.owed += moved
  }
  rows.pinned = pinned
  rows.isPlain = isPlain
  rows.total = places.start(count)
  // Rows out of view are rendered after the first paint.
  const around = isPainted ? overscan : 0
  const first = Math.max(0, places.at(rows.top) - around)
  const last = Math.min(count - 1, places.at(rows.top + rows.height) + around)
  Object.assign(rows, { first, last, around })

  const watched = useRef<ReturnType<typeof watchRows> & { of: HTMLElement }>(
    undefined,
  )
  useLayoutEffect(() => {
    const element = list.current
    if (watched.current?.of !== element) {
      watched.current?.stop()
      watched.current = element
        ? {
            ...watchRows(element, scroller.current, rows, {
              now: () => flushSync(rerender),
              soon: rerender,
            }),
            of: element,
          }
        : undefined
    }
    const { owed } = rows
    rows.owed = 0
    if (owed !== 0) watched.current?.scrollBy(owed)
  })
  useLayoutEffect(
    () => () => {
      watched.current?.stop()
      watched.current = undefined
    },
    [],
  )
  useLayoutEffect(() => {
    const own = scroller.current
    const { offset } = rows
    if (own && offset > 0) own.scrollTop = offset
    if (memoryKey === undefined) return
    return () =>
      rowMemory.write(memoryKey, {
        places,
        width: rows.width,
        offset: Math.max(0, rows.top),
      })
  }, [memoryKey, places, rows])

  const focusRow = (index: number) => {
    if (isPlain)
      list.current
        ?.querySelector(`[data-index="${index}"]`)
        ?.scrollIntoView({ block: 'nearest' })
    else {
      const start = places.start(index) - rows.top - scrollPadding
      const end = places.start(index + 1) - rows.top - rows.height
      rows.pinned = index
      watched.current?.scrollBy(start < 0 ? start : Math.max(0, end))
    }
    focus.want(index)
  }
  const layout = (): RowLayout => {
    if (isPlain) return inFull(count, getKey)
    if (!measurable) return inFull(Math.min(count, serverRows), getKey)
    return layoutRows(
      withPinned(first, last, pinned, count).map((index) => ({
        index,
        key: getKey(index),
        start: places.start(index),
        end: places.start(index + 1),
      })),
      rows.total,
    )
  }
  return {
    ...layout(),
    list,
    scroller,
    focusRow,
    handlers: {
      onFocus: focus.onFocus,
      onBlur: focus.onBlur,
      onKeyDown(event) {
        const inView = places.at(rows.top + rows.height) - places.at(rows.top)
        const index = focus.leadsTo(event, inView)
        if (index === undefined) return
        event.preventDefault()
        focusRow(index)
      },
    },
  }
}

/** First state of a list: at its top, or where it was left. */
function createRows(memory: RowMemory | undefined, isOwn: boolean): RowsInView {
  const { innerHeight = 0 } = globalThis.window ?? {}
  return {
    places: memory?.places ?? createRowPlaces(),
    width: memory?.width ?? 0,
    offset: isOwn ? (memory?.offset ?? 0) : 0,
    // Reading the window's place forces a layout; a list that is new starts at its
    // top.
    top: isOwn ? (memory?.offset ?? 0) : memory ? window.scrollY : 0,
    height: innerHeight,
    total: 0,
    first: 0,
    last: 0,
    around: 0,
    owed: 0,
    pinned: undefined,
    isPlain: true,
  }
}

/** Its neighbours as well: Tab and Shift+Tab look for them. */
function withPinned(
  first: number,
  last: number,
  pinned: number | undefined,
  count: number,
): number[] {
  const inView = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  if (pinned === undefined) return inView
  const more = [pinned - 1, pinned, pinned + 1].filter(
    (index) => index >= 0 && index < count && (index < first || index > last),
  )
  return [...inView, ...more].sort((one, other) => one - other)
}

function inFull(count: number, getKey: (index: number) => string): RowLayout {
  const slots = Array.from({ length: count }, (_, index) => ({
    index,
    key: getKey(index),
    gap: 0,
  }))
  return { slots, gapBefore: 0, gapAfter: 0 }
}
