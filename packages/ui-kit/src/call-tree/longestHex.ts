/** Most digits that a `HexBlock` shows: more would freeze the page. */
export const longestHex = 20_000
