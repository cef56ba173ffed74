/** Ronin, where nothing else is asked for. */
export const defaultChainId = 2020
