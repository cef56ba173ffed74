'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { RowOptions, Rows, VirtualItem } from './createVirtualizer.ts'
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

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
const sixtyFour = () => 64
// Rows rendered on first paint of a long list: more than a screen has.
const atFirst = 200
type Library = Pick<
  typeof import('./createVirtualizer.ts'),
  'createVirtualizer' | 'toVirtualizerOptions'
>

// The library is half of a list's code, and the first rows do without it. Kept
// once loaded, so that later lists have it on their first render.
let library: Library | undefined

async function loadLibrary(): Promise<Library> {
  const { createVirtualizer, toVirtualizerOptions } = await import(
    './createVirtualizer.ts'
  )
  library = { createVirtualizer, toVirtualizerOptions }
  return library
}

/** The library, `undefined` until it has loaded, `failed` if it cannot be. */
function useLibrary(isWanted: boolean): Library | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Library | 'failed' | undefined>(library)
  const isLoading = isWanted && loaded === undefined
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    loadLibrary().then(
      (result) => {
        if (!isGone) setLoaded(result)
      },
      () => {
        if (!isGone) setLoaded('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [isLoading])
  return loaded
}

/** As the hook of the library, for a library that loads later. */
function useVirtualizer(
  loaded: Library | undefined,
  options: Omit<RowOptions, 'onChange'>,
): {
  rows: Rows | undefined
  measure: (row: HTMLElement | null) => void
} {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const isMeasuring = useRef(false)
  const held = useRef<Rows>(undefined)
  const all: RowOptions = {
    ...options,
    onChange: (_, isSync) => {
      // A ref runs inside a commit, which cannot be flushed.
      if (isSync && !isMeasuring.current) flushSync(rerender)
      else rerender()
    },
  }
  if (loaded) {
    held.current ??= loaded.createVirtualizer(all)
    held.current.setOptions(loaded.toVirtualizerOptions(all))
  }
  const rows = held.current
  useLayoutEffect(() => rows?._didMount(), [rows])
  useLayoutEffect(() => rows?._willUpdate())
  // Changes when the library comes, so that mounted rows are measured then.
  const measure = useCallback(
    (row: HTMLElement | null) => {
      isMeasuring.current = true
      try {
        rows?.measureElement(row)
      } finally {
        isMeasuring.current = false
      }
    },
    [rows],
  )
  return { rows, measure }
}

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
  const before = useRef<Rows>(undefined)
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
  // Above its first row a list shows new rows; further down it stays.
  const isInside = (before.current?.scrollOffset ?? 0) > margin
  const isPlain = count <= plainUntil
  const [startsLong] = useState(!isPlain)
  // Short lists need it for keys and for rows that are added above.
  const loaded = useLibrary(isPainted || !isPlain)
  const { rows, measure } = useVirtualizer(
    loaded === 'failed' ? undefined : loaded,
    {
      scroller: isOwn ? () => scroller.current : 'window',
      pinned,
      count: laidCount,
      getItemKey: getKey,
      estimateSize,
      // Rows out of view are rendered after the first paint.
      overscan: isPainted ? overscan : 0,
      scrollMargin: margin,
      scrollPaddingStart: scrollPadding,
      anchorTo: isInside ? 'end' : 'start',
      initialRect: viewport(),
      initialOffset: () =>
        isOwn ? (memory?.offset ?? 0) : (globalThis.window?.scrollY ?? 0),
      ...(memory !== undefined && { initialMeasurementsCache: memory.sizes }),
    },
  )

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
    if (memoryKey === undefined || rows === undefined) return
    return () =>
      rowMemory.write(memoryKey, {
        sizes: rows.takeSnapshot(),
        offset: rows.scrollOffset ?? 0,
      })
  }, [memoryKey, rows])

  const focusRow = (index: number) => {
    if (rows) rows.scrollToIndex(index, { align: 'auto' })
    else
      list.current
        ?.querySelector(`[data-index="${index}"]`)
        ?.scrollIntoView({ block: 'nearest' })
    focus.want(index)
  }
  const layout = (): RowLayout => {
    if (isPlain || loaded === 'failed') return inFull(count, getKey)
    if (!measurable) return inFull(Math.min(count, serverRows), getKey)
    if (rows)
      return layoutRows(
        rows.getVirtualItems().map((row) => ({
          ...row,
          start: row.start - margin,
          end: row.end - margin,
        })),
        // The others are taken to be as long as these.
        (rows.getTotalSize() * count) / laidCount,
      )
    // Rows that are on screen stay there until the library has come.
    const shown = startsLong ? Math.min(count, serverRows) : count
    return {
      ...inFull(shown, getKey),
      gapAfter: (count - shown) * estimateSize(0),
    }
  }
  const laid = layout()
  return {
    ...laid,
    list,
    scroller,
    measure,
    focusRow,
    handlers: {
      onFocus: focus.onFocus,
      onBlur: focus.onBlur,
      onKeyDown(event) {
        const { startIndex = 0, endIndex = 0 } = rows?.range ?? {}
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

function inFull(count: number, getKey: (index: number) => string): RowLayout {
  const slots = Array.from({ length: count }, (_, index) => ({
    index,
    key: getKey(index),
    gap: 0,
  }))
  return { slots, gapBefore: 0, gapAfter: 0 }
}
