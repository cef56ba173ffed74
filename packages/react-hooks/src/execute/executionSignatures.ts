import type { SafeSignature } from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/**
 * The signatures that `account` would execute a transaction with, or undefined
 * where there are too few.
 *
 * Signatures of present owners count once each. An owner who executes need not
 * sign: where one signature is missing, a pre-validated one (`v` 1, `r` the
 * owner) takes its place, which contracts accept from that very sender alone.
 * A single owner, or the last of several, answers one prompt instead of two.
 *
 * @example
 * import { executionSignatures } from '@strongroom/react-hooks/sign'
 *
 * const alice = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const safe = { owners: [alice], threshold: 1 } as const
 *
 * export const isReady = executionSignatures(safe, [], alice) !== undefined
 */
export function executionSignatures(
  safe: { readonly owners: readonly Address[]; readonly threshold: number },
  /** Proven to be valid. */
  signatures: readonly SafeSignature[],
  /**
   * The sender of the chain transaction; its approval is added if it is an
   * owner.
   */
  account?: Address | undefined,
): readonly SafeSignature[] | undefined {
  const isPresent = new Set(safe.owners.map((owner) => owner.toLowerCase()))
  const found = new Map<string, SafeSignature>()
  for (const signature of signatures) {
    const signer = signature.signer.toLowerCase()
    if (isPresent.has(signer) && !found.has(signer))
      found.set(signer, signature)
  }
  const own = account?.toLowerCase()
  if (
    account !== undefined &&
    own !== undefined &&
    found.size < safe.threshold &&
    isPresent.has(own) &&
    !found.has(own)
  )
    found.set(own, { kind: 'approved', signer: account })
  // Threshold 0 means a safe that was never set up.
  return safe.threshold < 1 || found.size < safe.threshold
    ? undefined
    : [...found.values()].slice(0, safe.threshold)
}
