import {
  hashSafeTransaction,
  type SafeTransactionHashes,
} from '@strongroom/safe-protocol'
import type { LocalCheckParameters } from './checkLocally.ts'
import type { ReadTransaction } from './readTransaction.ts'
import { sameText } from './sameText.ts'
import type { VerificationProblem } from './Verification.ts'

/** The hash by the fields alone, and what of the record contradicts it. */
export function hashLocally(
  parameters: LocalCheckParameters,
  { transaction, execution }: ReadTransaction,
):
  | { hashes: SafeTransactionHashes; problems: VerificationProblem[] }
  | VerificationProblem {
  const { chainId, safeAddress, transactionId, details, safe } = parameters
  // Versions below 1.3.0 leave the chain out of the hash. If the version is
  // unknown try both; the contract decides.
  const versions = safe?.version ? [safe.version] : ['1.3.0', '1.2.0']
  let hashes: SafeTransactionHashes | undefined
  try {
    for (const version of versions) {
      const domain = { chainId: BigInt(chainId), safe: safeAddress, version }
      const candidate = hashSafeTransaction(domain, transaction)
      if (candidate.safeTxHash === execution.safeTxHash) hashes = candidate
      hashes ??= version === versions[0] ? candidate : undefined
    }
  } catch {}
  if (hashes === undefined) return { kind: 'malformed', field: 'domain' }
  const expected = hashes.safeTxHash
  const problems: VerificationProblem[] = []
  const mismatch = (
    source: 'gateway' | 'transactionId',
    actual: string,
  ): VerificationProblem => ({ kind: 'hash', source, expected, actual })
  if (execution.safeTxHash !== expected)
    problems.push(mismatch('gateway', execution.safeTxHash))
  if (!sameText(details.safeAddress, safeAddress))
    problems.push({
      kind: 'safe',
      expected: safeAddress,
      actual: details.safeAddress,
    })
  const id = `multisig_${safeAddress}_${expected}`
  if (!sameText(details.txId, id))
    problems.push(mismatch('transactionId', details.txId))
  if (
    transactionId !== undefined &&
    !sameText(transactionId, expected) &&
    !sameText(transactionId, id)
  )
    problems.push({
      kind: 'transaction',
      expected: transactionId,
      actual: expected,
    })
  return { hashes, problems }
}
