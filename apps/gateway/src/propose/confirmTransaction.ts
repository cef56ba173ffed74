import type { TransactionDetails } from '@strongroom/gateway-sdk/schemas'
import type { Hex } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { refuse } from '../http/HttpError.ts'
import { findSafeOfHash } from '../queries/findSafeOfHash.ts'
import { readMultisigs } from '../queries/readMultisigs.ts'
import { readSafe } from '../queries/readSafe.ts'
import { clientOf } from '../rpc/clientOf.ts'
import { multisigDetailsView } from '../views/multisigDetailsView.ts'
import { hashTransaction } from './hashTransaction.ts'
import { confirmProposal } from './storeProposal.ts'
import { verifySignatures } from './verifySignatures.ts'

const notFound = () => refuse(404, 'Transaction not found')

/**
 * Adds owners' signatures to a known transaction.
 *
 * @throws HttpError 404 for an unknown one, 422 with the reason otherwise.
 */
export async function confirmTransaction(
  gateway: Gateway,
  chain: ChainConfig,
  hash: string,
  signature: Hex,
): Promise<TransactionDetails> {
  const { db } = gateway
  const { chainId } = chain
  const safeTxHash = hash.toLowerCase() as Hex
  const safe = await findSafeOfHash(db, chainId, safeTxHash)
  if (safe === undefined) throw notFound()
  const { state } = await readSafe(db, chainId, safe)
  const { owners, version } = state
  const known = await readMultisigs(db, {
    chainId,
    safe,
    owners,
    hashes: [safeTxHash],
  })
  const record = known.get(safeTxHash)
  if (record === undefined) throw notFound()
  if (record.execution !== null || record.nonce < state.nonce) {
    throw refuse(422, 'Invalid nonce')
  }
  const signatures = await verifySignatures(signature, {
    client: clientOf(gateway, chainId),
    safe,
    version,
    owners,
    hashes: hashTransaction(record, { chainId, safe, version }),
  })
  const kept = await confirmProposal(db, record, signatures, gateway.now())
  const details = kept
    ? await multisigDetailsView(
        gateway,
        chain,
        await readSafe(db, chainId, safe),
        safeTxHash,
      )
    : undefined
  if (details === undefined) throw notFound()
  return details
}
