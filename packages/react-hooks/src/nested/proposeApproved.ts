import { type GatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { proposalOf } from '../sign/proposalOf.ts'
import { createReviewedPayload } from '../sign/ReviewedPayload.ts'

/**
 * Puts a transaction into the queue of a safe that one of its owners has approved on the
 * chain. The gateway finds the approval there, so that nobody signs.
 *
 * @returns the hash of the transaction
 * @throws GatewayError when the gateway does not find the approval, or does not answer
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { proposeApproved } from '@strongroom/react-hooks/sign'
 * import { createSafeTransaction } from '@strongroom/safe-protocol'
 *
 * export const propose = (owner: `0x${string}`) =>
 *   proposeApproved(createGatewayClient(), {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     version: '1.4.1',
 *     owner,
 *     transaction: createSafeTransaction({ to: owner, value: 1n, nonce: 7n }),
 *   })
 */
export async function proposeApproved(
  gateway: GatewayClient,
  {
    chainId,
    safeAddress,
    version,
    owner,
    transaction,
    signal,
  }: {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    readonly version: string
    /** Has called `approveHash` for it. */
    readonly owner: Address
    readonly transaction: Readonly<SafeTransaction>
    readonly signal?: AbortSignal | undefined
  },
): Promise<Hex> {
  const payload = createReviewedPayload({
    ...{ chainId: Number(chainId), safe: safeAddress, version, transaction },
  })
  await proposeTransaction(gateway, {
    ...{ chainId, safeAddress, signal },
    ...proposalOf(payload, { sender: owner, signature: null }),
  })
  return payload.hashes.safeTxHash
}
