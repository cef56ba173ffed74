/**
 * Blocks on top of an execution after which it counts as final: two epochs, after
 * which Ethereum finalizes. Other chains of the list reorganize less deeply.
 */
export const finalDepth = 64
