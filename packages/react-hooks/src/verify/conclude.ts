import type { CallNode, SafeTransactionHashes } from '@strongroom/safe-protocol'
import { isContradiction } from './isContradiction.ts'
import type { ProvenStatus } from './proveStatus.ts'
import type { ChainReading } from './readChainSafe.ts'
import type { ReadTransaction } from './readTransaction.ts'
import type { Verification, VerificationProblem } from './Verification.ts'
import type { CheckedConfirmation } from './verifyConfirmation.ts'

interface Findings {
  readonly problems: readonly VerificationProblem[]
  readonly read?: Pick<ReadTransaction, 'transaction'> &
    Partial<ReadTransaction>
  readonly hashes?: SafeTransactionHashes
  readonly tree?: CallNode
  readonly confirmations?: readonly CheckedConfirmation[]
  readonly chain?: ChainReading
  readonly proven?: ProvenStatus | undefined
}

/** Turns findings into the verdict. */
export function conclude(findings: Findings): Verification {
  const { problems, read, hashes, tree, confirmations = [], chain } = findings
  const status = problems.some(isContradiction)
    ? 'mismatch'
    : problems.length > 0
      ? 'unavailable'
      : 'verified'
  return {
    status,
    problems,
    transaction: read?.transaction,
    hashes,
    sources: {
      local: hashes?.safeTxHash,
      gateway: read?.execution?.safeTxHash,
      chain: chain?.hash,
    },
    tree,
    confirmations: confirmations.map(({ owner, kind, valid }) => ({
      owner,
      kind,
      valid,
    })),
    signatures:
      status === 'verified'
        ? confirmations.flatMap(({ valid, signature }) =>
            valid && signature ? [signature] : [],
          )
        : [],
    chain: chain && {
      owners: chain.owners,
      threshold: chain.threshold,
      nonce: chain.nonce,
      version: chain.version,
    },
    proven: findings.proven,
  }
}
