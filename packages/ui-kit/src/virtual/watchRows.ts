import type { RowPlaces } from './createRowPlaces.ts'

/** What a list has rendered, and the part of it that is in view. */
export interface RowsInView {
  readonly places: RowPlaces
  /** Width at which the rows were measured; 0 before. */
  width: number
  /** Pixels to scroll a list of its own scroller to, when it comes. */
  readonly offset: number
  /** First pixel of the list in view; negative when the list starts below it. */
  top: number
  /** Height of the view. */
  height: number
  /** Height of the list by which it was rendered. */
  total: number
  first: number
  last: number
  /** Rows rendered before and after those in view. */
  around: number
  /** Pixels to scroll, because rows came before those in view. */
  owed: number
  pinned: number | undefined
  isPlain: boolean
}

/**
 * Follows the place and the heights of a list's rows. One observer sees the list
 * and the page: only when the list is longer or shorter than its rows were expected
 * to make it, the rows are measured, while the browser's layout is still valid.
 */
export function watchRows(
  list: HTMLElement,
  scroller: HTMLElement | null,
  rows: RowsInView,
  render: { now: () => void; soon: () => void },
): { scrollBy: (pixels: number) => void; stop: () => void } {
  const { places } = rows
  // The row that stays in view where it is when others turn out higher or lower:
  // its place on the page, which only the layout changes.
  let anchor = { index: -1, place: 0 }
  const viewStart = () => scroller?.getBoundingClientRect().top ?? 0
  const scrolled = () => scroller?.scrollTop ?? window.scrollY
  /** The browser has moved a page that became shorter than it was scrolled. */
  const isAtEnd = () => {
    const { scrollHeight, clientHeight } = scroller ?? document.documentElement
    return scrollHeight - clientHeight - scrolled() < 1
  }

  const read = (box: DOMRect) => {
    const { owed } = rows
    rows.top = viewStart() - box.top + owed
    rows.height = scroller?.clientHeight ?? window.innerHeight
    const { pinned = -1, top, height } = rows
    const isPinnedSeen =
      pinned >= 0 &&
      places.start(pinned + 1) > top &&
      places.start(pinned) < top + height
    const index = isPinnedSeen ? pinned : places.at(top)
    anchor = { index, place: places.start(index) - top + scrolled() + owed }
  }
  const isShort = () => {
    const { top, height, first, last, around } = rows
    // One row less than was rendered beyond the view: a slow scroll renders for
    // each second row.
    const before = places.at(top) - around + 1
    const after = places.at(top + height) + around - 1
    const end = places.at(Number.POSITIVE_INFINITY)
    return Math.max(0, before) < first || Math.min(end, after) > last
  }
  const onScroll = () => {
    read(list.getBoundingClientRect())
    if (!rows.isPlain && isShort()) render.now()
  }
  const scrollBy = (pixels: number) => {
    const target = scroller ?? window
    target.scrollBy({ top: pixels, behavior: 'instant' })
  }
  const onResize = () => {
    const box = list.getBoundingClientRect()
    const isWider = Math.abs(box.width - rows.width) > 0.5
    if (!isWider && Math.abs(box.height - rows.total) < 0.5) {
      read(box)
      if (!rows.isPlain && isShort()) render.soon()
      return
    }
    const before = places.start(rows.first)
    if (isWider && rows.width > 0) places.forget()
    rows.width = box.width
    const heights = new Map<number, number>()
    let drift = 0
    for (const row of list.children) {
      const index = Number(row.getAttribute('data-index') ?? Number.NaN)
      if (Number.isNaN(index)) continue
      const { top, height } = row.getBoundingClientRect()
      heights.set(index, height)
      if (index === anchor.index)
        drift = top - viewStart() + scrolled() - anchor.place
    }
    const isMoved = places.measure(heights)
    // The space for the rows before follows with the next render.
    if (rows.top > 0 && !rows.isPlain)
      rows.owed += places.start(rows.first) - before
    if (rows.top > 0 && Math.abs(drift) > 0.5 && !(drift < 0 && isAtEnd()))
      scrollBy(drift)
    read(list.getBoundingClientRect())
    if (isMoved && rows.isPlain) rows.total = box.height
    if (!rows.isPlain && (isMoved || isShort())) render.soon()
  }
  const observer = new ResizeObserver(onResize)
  observer.observe(list, { box: 'border-box' })
  // What stands above the list moves it.
  observer.observe(document.body)
  const target = scroller ?? window
  target.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', onScroll)
  return {
    scrollBy(pixels) {
      if (Math.abs(pixels) < 0.5) return
      scrollBy(pixels)
      read(list.getBoundingClientRect())
      if (!rows.isPlain && isShort()) render.soon()
    },
    stop() {
      observer.disconnect()
      target.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    },
  }
}
