import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { and, eq } from 'drizzle-orm'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { moduleTransaction, transfer } from '../../platform/db/schema/chain.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCall } from '../contracts/loadCall.ts'
import { addressesIn } from '../names/addressesIn.ts'
import { loadNames } from '../names/loadNames.ts'
import { readSafe } from '../safes/readSafe.ts'
import { findSafeOfHash } from './findSafeOfHash.ts'
import { moduleDetails } from './moduleSummary.ts'
import { multisigDetailsView } from './multisigDetailsView.ts'
import { parseTransactionId, type TransactionId } from './transactionId.ts'
import { transferDetails } from './transferSummary.ts'

type IdOf<K extends TransactionId['kind']> = Extract<TransactionId, { kind: K }>

const notFound = () => new RefusalError('not-indexed', 'Transaction not found')

const multisig = async (
  gateway: Gateway,
  chain: ChainConfig,
  { safe, safeTxHash }: IdOf<'multisig'>,
): Promise<TransactionDetails> => {
  const owner = await findSafeOfHash(gateway.db, chain.chainId, safeTxHash)
  if (owner === undefined) throw notFound()
  if (safe !== null && safe !== owner) {
    throw new RefusalError('malformed', 'Invalid transaction ID')
  }
  const record = await readSafe(gateway.db, chain.chainId, owner)
  const details = await multisigDetailsView(gateway, chain, record, safeTxHash)
  if (details === undefined) throw notFound()
  return details
}

const byModule = async (
  gateway: Gateway,
  chain: ChainConfig,
  { safe, txHash, logIndex }: IdOf<'module'>,
): Promise<TransactionDetails> => {
  const [row] = await gateway.db
    .select()
    .from(moduleTransaction)
    .where(
      and(
        eq(moduleTransaction.chainId, chain.chainId),
        eq(moduleTransaction.safe, safe),
        eq(moduleTransaction.txHash, txHash),
        eq(moduleTransaction.logIndex, logIndex),
      ),
    )
  if (row === undefined) throw notFound()
  const call = await loadCall(gateway, chain, row)
  const names = await loadNames(gateway, chain, [
    ...addressesIn(call.decoded),
    row.to,
    row.module,
  ])
  return moduleDetails(row, call, names)
}

const byTransfer = async (
  gateway: Gateway,
  chain: ChainConfig,
  { safe, txHash, position }: IdOf<'transfer'>,
): Promise<TransactionDetails> => {
  const [row] = await gateway.db
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.chainId, chain.chainId),
        eq(transfer.safe, safe),
        eq(transfer.txHash, txHash),
        eq(transfer.position, position),
      ),
    )
  if (row === undefined) throw notFound()
  const { token, from, to } = row
  const names = await loadNames(
    gateway,
    chain,
    token === null ? [from, to] : [from, to, token],
  )
  return transferDetails(row, names)
}

/**
 * Details by any form of id.
 *
 * @throws RefusalError `not-indexed` for an unknown id, `malformed` for one
 * that names a wrong safe.
 */
export async function transactionDetailsView(
  gateway: Gateway,
  chain: ChainConfig,
  text: string,
): Promise<TransactionDetails> {
  const id = parseTransactionId(text)
  switch (id.kind) {
    case 'multisig':
      return multisig(gateway, chain, id)
    case 'module':
      return byModule(gateway, chain, id)
    case 'transfer':
      return byTransfer(gateway, chain, id)
    case 'unknown':
      throw notFound()
  }
}
