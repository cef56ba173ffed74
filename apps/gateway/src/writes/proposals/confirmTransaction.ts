import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { findSafeOfHash } from '../../reads/transactions/findSafeOfHash.ts'
import { multisigDetailsView } from '../../reads/transactions/multisigDetailsView.ts'
import { readMultisigs } from '../../reads/transactions/readMultisigs.ts'
import { hashTransaction } from './hashTransaction.ts'
import { confirmProposal } from './storeProposal.ts'
import { verifySignatures } from './verifySignatures.ts'

const notFound = () => new RefusalError('not-found', 'Transaction not found')

/**
 * Adds owners' signatures to a known transaction.
 *
 * @throws RefusalError `not-found` for an unknown one, `invalid` with the
 * reason otherwise.
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
    throw new RefusalError('invalid', 'Invalid nonce')
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
