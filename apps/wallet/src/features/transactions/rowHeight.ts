const isNarrow = globalThis.innerWidth < 900

/** Pixels of a row before it is measured: exact ones spare a layout of the list. */
export const rowHeight = { label: 48, row: isNarrow ? 92 : 61 } as const
