/** The rows of a list, by index. */
export interface RowSource {
  readonly count: number
  /** Stays with a row when others come before it. */
  readonly getKey: (index: number) => string
  /** Pixels of a row that was not measured. Rows of one kind have one estimate. */
  readonly estimateSize: (index: number) => number
}

/** Heights of the rows of a list, measured or estimated, and where each starts. */
export interface RowPlaces {
  /** Where a row starts; for the number of rows, where the last one ends. */
  start(index: number): number
  /** The row at a place; the first or the last one for places outside. */
  at(place: number): number
  /**
   * Takes the rows of a list in place of those before.
   *
   * @returns how many pixels the row at `place` has moved, because others came or
   * went before it
   */
  take(source: RowSource, place: number): number
  /**
   * Notes heights by index. When all measured rows of an estimate have one height,
   * the others of that estimate have it as well.
   *
   * @returns whether a row has another place now
   */
  measure(heights: ReadonlyMap<number, number>): boolean
  /** Forgets what was measured, because the width of the list has changed. */
  forget(): void
}

// Half a pixel is what zoomed pages round.
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.5

const nothing: RowSource = {
  count: 0,
  getKey: String,
  estimateSize: () => 0,
}

/**
 * Keeps where each row of a list stands, without looking at the page. Heights of
 * rows that differ from their kind stay with their keys.
 */
export function createRowPlaces(): RowPlaces {
  const kinds = new Map<number, number>()
  const own = new Map<string, number>()
  let source = nothing
  let starts = new Float64Array(1)

  const place = () => {
    const { count, getKey, estimateSize } = source
    if (starts.length !== count + 1) starts = new Float64Array(count + 1)
    let end = 0
    for (let index = 0; index < count; index += 1) {
      const estimate = estimateSize(index)
      // Keys of ten thousand rows take longer than their sum.
      const known = own.size > 0 ? own.get(getKey(index)) : undefined
      end += known ?? kinds.get(estimate) ?? estimate
      starts[index + 1] = end
    }
  }
  const start = (index: number) => starts[index] ?? 0
  /** Moves the rows after those that are of another height. */
  const shift = (heights: ReadonlyMap<number, number>, first: number) => {
    let stood = start(first)
    for (let index = first; index < source.count; index += 1) {
      const ends = start(index + 1)
      starts[index + 1] = start(index) + (heights.get(index) ?? ends - stood)
      stood = ends
    }
  }

  const places: RowPlaces = {
    start,
    at(wanted) {
      let low = 0
      let high = Math.max(0, source.count - 1)
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (start(middle) <= wanted) low = middle
        else high = middle - 1
      }
      return low
    },
    take(next, wanted) {
      const before = source
      if (
        next.count === before.count &&
        next.getKey === before.getKey &&
        next.estimateSize === before.estimateSize
      )
        return 0
      const index = places.at(wanted)
      const key = before.count > 0 ? before.getKey(index) : undefined
      const stood = start(index)
      source = next
      place()
      if (key === undefined) return 0
      const now = findKey(next, key, index)
      return now === undefined ? 0 : start(now) - stood
    },
    measure(heights) {
      const { getKey, estimateSize } = source
      const seen = new Map<number, number>()
      let isStale = false
      for (const [index, height] of heights) {
        const estimate = estimateSize(index)
        const other = seen.get(estimate)
        const isAlike = other === undefined || isSame(height, other)
        seen.set(estimate, isAlike ? height : Number.NaN)
      }
      for (const [estimate, height] of seen) {
        // Rows that differ among each other say nothing of the rest.
        if (!(height > 0) || isSame(height, kinds.get(estimate) ?? estimate))
          continue
        kinds.set(estimate, height)
        isStale = true
      }
      let first = source.count
      for (const [index, height] of heights) {
        if (isSame(height, start(index + 1) - start(index))) continue
        const ofKind = kinds.get(estimateSize(index)) ?? estimateSize(index)
        if (isSame(height, ofKind)) own.delete(getKey(index))
        else own.set(getKey(index), height)
        first = Math.min(first, index)
      }
      if (!isStale && first === source.count) return false
      if (isStale) place()
      else shift(heights, first)
      return true
    },
    forget() {
      kinds.clear()
      own.clear()
      place()
    },
  }
  return places
}

function findKey(
  { count, getKey }: RowSource,
  key: string,
  likely: number,
): number | undefined {
  if (likely < count && getKey(likely) === key) return likely
  for (let index = 0; index < count; index += 1)
    if (getKey(index) === key) return index
  return undefined
}
