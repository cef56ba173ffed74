import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'

export type { VirtualItem }

/** Computes which rows are in view, and where the others would stand. */
export type Rows = Virtualizer<HTMLElement, HTMLElement>

type Options = VirtualizerOptions<HTMLElement, HTMLElement>

/** What a list decides; the rest follows from the element that scrolls. */
export interface RowOptions
  extends Omit<
    Options,
    | 'getScrollElement'
    | 'observeElementRect'
    | 'observeElementOffset'
    | 'scrollToFn'
    | 'rangeExtractor'
    | 'measureElement'
  > {
  /** The element that scrolls, or the window. */
  scroller: (() => HTMLElement | null) | 'window'
  /** A row that stays rendered with its neighbours: it has the focus. */
  pinned: number | undefined
}

const ofElement = {
  observeElementRect,
  observeElementOffset,
  scrollToFn: elementScroll,
}
// The window differs from an element in these four functions only.
const ofWindow = {
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as typeof ofElement & Pick<Options, 'getScrollElement'>

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

/** Options of the library for those of a list. */
export function toVirtualizerOptions({
  scroller,
  pinned,
  ...options
}: RowOptions): Options {
  return {
    ...ofElement,
    ...(scroller === 'window' ? ofWindow : { getScrollElement: scroller }),
    ...options,
    measureElement: sizeOf,
    rangeExtractor: (range) =>
      withPinned(defaultRangeExtractor(range), pinned, options.count),
  } as Options
}

/** The library, as a chunk of its own. */
export function createVirtualizer(options: RowOptions): Rows {
  return new Virtualizer(toVirtualizerOptions(options))
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
