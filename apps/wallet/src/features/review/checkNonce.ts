/** Notice about a nonce in the form. */
export interface NonceVerdict {
  nonce: bigint | undefined
  /** Blocks the form. */
  error?: string
  /** Worth knowing, does not block. */
  warning?: string
}

/**
 * Compares a nonce with the chain's next one and the recommended one. The
 * recommendation comes from a server, so an implausible one is ignored.
 */
export function checkNonce(
  text: string,
  input: {
    current: bigint
    recommended: bigint
    /** Nonces that already have a transaction waiting. */
    taken?: readonly bigint[]
  },
): NonceVerdict {
  const { current, recommended, taken = [] } = input
  if (!/^\d{1,15}$/.test(text.trim()))
    return { nonce: undefined, error: 'Enter a whole number.' }
  const nonce = BigInt(text.trim())
  if (nonce < current)
    return {
      nonce: undefined,
      error: `Nonce ${nonce} is already used. The next one is ${current}.`,
    }
  if (nonce > current + 100n)
    return {
      nonce,
      warning: `This is more than 100 above the next nonce (${current}); the transaction would wait for all of them.`,
    }
  if (taken.includes(nonce))
    return {
      nonce,
      warning: `Another transaction is waiting at nonce ${nonce}. Only one of them can run.`,
    }
  if (nonce > recommended)
    return {
      nonce,
      warning: `Nothing is waiting at nonce ${recommended}; this transaction cannot run before something does.`,
    }
  return { nonce }
}

/**
 * The first nonce before this one without a waiting transaction, if there is
 * any.
 */
export function firstGap(
  nonce: bigint,
  current: bigint,
  taken: readonly bigint[],
): bigint | undefined {
  const waiting = new Set(taken)
  for (let free = current; free < nonce; free += 1n)
    if (!waiting.has(free)) return free
  return undefined
}

/** The recommended nonce, or the chain's when the server's makes no sense. */
export function plausibleNonce(
  current: bigint,
  recommended: number | undefined,
): { nonce: bigint; source: 'gateway' | 'chain' } {
  if (recommended === undefined || !Number.isSafeInteger(recommended))
    return { nonce: current, source: 'chain' }
  const nonce = BigInt(recommended)
  const plausible = nonce >= current && nonce <= current + 1000n
  return plausible
    ? { nonce, source: 'gateway' }
    : { nonce: current, source: 'chain' }
}
