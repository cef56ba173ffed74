import type { SafeTransactionHashes } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { ProvenStatus } from './proveStatus.ts'
import type { RpcPort } from './RpcPort.ts'
import { sameText } from './sameText.ts'
import type { ChainSafe } from './Verification.ts'
import {
  type CheckedConfirmation,
  isSignatureAccepted,
  preimageOf,
} from './verifyConfirmation.ts'

/** Asks the chain about approvals and signatures of contracts. */
export function confirmOnChain(
  rpc: RpcPort,
  safe: { readonly address: Address; readonly version: string },
  recovered: readonly CheckedConfirmation[],
  hashes: SafeTransactionHashes,
  /** Who executed it: executing approves. */
  executor?: string | undefined,
): Promise<CheckedConfirmation[]> {
  const signed = { hash: hashes.safeTxHash, preimage: preimageOf(hashes) }
  return Promise.all(
    recovered.map(async (confirmation) => {
      const { signature } = confirmation
      if (confirmation.valid || signature === undefined) return confirmation
      const executed =
        signature.kind === 'approved' &&
        !!executor &&
        sameText(executor, signature.signer)
      const valid =
        executed || (await isSignatureAccepted(rpc, safe, signature, signed))
      return valid
        ? { ...confirmation, valid }
        : { ...confirmation, valid, reason: 'not accepted by the chain' }
    }),
  )
}

/** The owners whose confirmations are valid. */
export function validOwners(
  { owners }: Pick<ChainSafe, 'owners'>,
  confirmations: readonly CheckedConfirmation[],
): Address[] {
  return owners.filter((owner) =>
    confirmations.some((one) => one.valid && sameText(one.owner, owner)),
  )
}

/** The state of a transaction whose nonce is not used, by its valid confirmations. */
export function waitingStatus(
  nonce: bigint,
  chain: ChainSafe,
  confirmations: readonly CheckedConfirmation[],
): ProvenStatus {
  if (validOwners(chain, confirmations).length < chain.threshold)
    return { word: 'confirmations' }
  return { word: nonce === chain.nonce ? 'ready' : 'turn' }
}
