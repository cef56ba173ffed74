/** Milliseconds that a code is good for. */
export const codeLifetime = 5 * 60_000
/** Milliseconds until another code can be requested. */
export const resendLock = 30_000
/** Guesses at one code, from the owner's network and from all others each. */
export const mostGuesses = 5
