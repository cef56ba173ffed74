/** A row to render, and how many pixels of rows before it are left out. */
export interface VirtualSlot {
  readonly index: number
  readonly key: string
  /** Pixels between this row and the rendered one before it. */
  readonly gap: number
}

/** The rendered rows, and the space of the others. */
export interface RowLayout {
  readonly slots: readonly VirtualSlot[]
  /** Pixels of rows that are left out before the first rendered one. */
  readonly gapBefore: number
  /** Pixels of rows that are left out after the last rendered one. */
  readonly gapAfter: number
}

/**
 * Turns positions into gaps, so that rows can stay in the flow of the page: a
 * row that grows pushes the others away by itself, and tables keep working.
 */
export function layoutRows(
  rows: readonly {
    index: number
    key: bigint | number | string
    start: number
    end: number
  }[],
  total: number,
): RowLayout {
  let end = rows[0]?.start ?? 0
  const slots = rows.map((row) => {
    const gap = Math.max(0, row.start - end)
    end = row.end
    return { index: row.index, key: String(row.key), gap }
  })
  return {
    slots,
    gapBefore: Math.max(0, rows[0]?.start ?? 0),
    gapAfter: Math.max(0, total - end),
  }
}
