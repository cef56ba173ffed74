/** Gas of one relayed call at most; what needs more fails its simulation. */
export const mostGas = 5_000_000n

/** Time over which uses are counted, in milliseconds. */
export const day = 24 * 60 * 60 * 1_000
