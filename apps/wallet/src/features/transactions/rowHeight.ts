const isNarrow = globalThis.innerWidth < 900

/** About how many pixels a row takes, before it is measured. */
export const rowHeight = { label: 48, row: isNarrow ? 112 : 74 } as const
