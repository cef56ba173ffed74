import type { useReviewTexts } from './texts.ts'

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
  t: ReturnType<typeof useReviewTexts>,
): NonceVerdict {
  const { current, recommended, taken = [] } = input
  if (!/^\d{1,15}$/.test(text.trim()))
    return { nonce: undefined, error: t('wholeNumber') }
  const nonce = BigInt(text.trim())
  if (nonce < current)
    return {
      nonce: undefined,
      error: t('usedNonce', {
        nonce: String(nonce),
        current: String(current),
      }),
    }
  if (nonce > current + 100n)
    return {
      nonce,
      warning: t('farNonce', { current: String(current) }),
    }
  if (taken.includes(nonce))
    return {
      nonce,
      warning: t('takenNonce', { nonce: String(nonce) }),
    }
  if (nonce > recommended)
    return {
      nonce,
      warning: t('emptyNonce', { nonce: String(recommended) }),
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
