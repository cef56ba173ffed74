import type { Hex } from 'viem'
import { requireLeadership } from '../../platform/db/fenceWrites.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import type { Relayer } from './Relayer.ts'

/** Errors of a node that has the transaction, or had one with its nonce. */
const harmless = /already|known|nonce (?:is )?too low|replacement/i

/**
 * Hands a signed transaction to the node.
 *
 * @returns false when the node will not take it, ever.
 * @throws when the node does not answer, so that it may have the transaction or
 * not, and when another gateway leads now.
 */
export async function broadcast(
  { db, client, log, chainId }: Relayer,
  raw: Hex,
): Promise<boolean> {
  // Another leader may have signed the call anew, with another nonce.
  await requireLeadership(db)
  try {
    await client.request({ method: 'eth_sendRawTransaction', params: [raw] })
    return true
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    const text = error instanceof Error ? error.message : ''
    if (harmless.test(text)) return true
    log.error({ err: error, chainId }, 'relayed call not accepted')
    return false
  }
}
