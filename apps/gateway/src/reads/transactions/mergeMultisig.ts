import { packSignatures } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { approvedHash, execution } from '../../platform/db/schema/chain.ts'
import type {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import type { SignerPart } from './executionSignatures.ts'
import type { ConfirmationRecord, MultisigRecord } from './MultisigRecord.ts'

export interface MultisigParts {
  proposed: typeof multisigTransaction.$inferSelect | undefined
  executed: typeof execution.$inferSelect | undefined
  confirmations: readonly (typeof confirmation.$inferSelect)[]
  approvals: readonly (typeof approvedHash.$inferSelect)[]
  /** Signers found in the executing call. */
  signers: readonly SignerPart[]
  /** Owners whose confirmations count; undefined when all do. */
  owners: readonly Address[] | undefined
}

const mergeConfirmations = (parts: MultisigParts): ConfirmationRecord[] => {
  const byOwner = new Map<Address, ConfirmationRecord>()
  const add = (record: ConfirmationRecord) => {
    if (!byOwner.has(record.owner)) byOwner.set(record.owner, record)
  }
  const counts = (owner: Address) => parts.owners?.includes(owner) ?? true
  for (const { owner, signature, submitted } of parts.confirmations) {
    if (counts(owner)) add({ owner, signature, submitted })
  }
  for (const { owner, timestamp } of parts.approvals) {
    if (!counts(owner)) continue
    const signature = packSignatures([{ kind: 'approved', signer: owner }])
    add({ owner, signature, submitted: timestamp })
  }
  const submitted = parts.executed?.timestamp ?? 0
  // The contract has checked these against the owners of that time.
  for (const part of parts.signers) add({ ...part, submitted })
  return [...byOwner.values()].sort(
    (a, b) => a.submitted - b.submitted || (a.owner < b.owner ? -1 : 1),
  )
}

/** Puts the two halves of a transaction together. */
export function mergeMultisig(
  parts: MultisigParts,
): MultisigRecord | undefined {
  const { proposed, executed } = parts
  const fields = proposed ?? executed
  if (fields === undefined) return undefined
  const seen = executed?.timestamp ?? 0
  return {
    chainId: fields.chainId,
    safeTxHash: fields.safeTxHash,
    safe: fields.safe,
    nonce: fields.nonce,
    to: fields.to,
    value: fields.value,
    data: fields.data,
    operation: fields.operation,
    safeTxGas: fields.safeTxGas,
    baseGas: fields.baseGas,
    gasPrice: fields.gasPrice,
    gasToken: fields.gasToken,
    refundReceiver: fields.refundReceiver,
    origin: proposed?.origin ?? null,
    proposer: proposed?.proposer ?? null,
    proposedByDelegate: proposed?.proposedByDelegate ?? null,
    submitted: proposed?.submitted ?? seen,
    modified: Math.max(proposed?.modified ?? 0, seen),
    confirmations: mergeConfirmations(parts),
    execution: executed ?? null,
  }
}
