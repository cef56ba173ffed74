import type { Hex } from 'viem'
import type { ChainReading } from './readChainSafe.ts'
import type { VerificationProblem } from './Verification.ts'

/** Whether the chain is the wanted one and its safe hashes the same way. */
export function compareHashes(
  chainId: string,
  chain: ChainReading,
  safeTxHash: Hex,
): VerificationProblem[] {
  const problems: VerificationProblem[] = []
  if (chain.chainId !== chainId)
    problems.push({ kind: 'chain', expected: chainId, actual: chain.chainId })
  if (chain.hash !== safeTxHash)
    problems.push({
      kind: 'hash',
      source: 'chain',
      expected: safeTxHash,
      actual: chain.hash,
    })
  return problems
}
