import { and, eq, inArray } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { getTransaction } from 'viem/actions'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { ethTransaction } from '../../platform/db/schema/chain.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { toIso } from './serviceMultisig.ts'

export interface EthereumTransaction {
  txHash: Hex
  blockNumber: number
  executionDate: string
  from: Address
  /** Null for a creation, and while no node answers. */
  to: Address | null
  /** Null while no node answers. */
  data: Hex | null
}

/**
 * Transactions on the chain. The index has their sender and their block; the
 * rest comes from a node, and is left out when none answers.
 */
export async function readEthereumTransactions(
  gateway: Gateway,
  { chainId }: ChainConfig,
  hashes: readonly Hex[],
): Promise<Map<Hex, EthereumTransaction>> {
  if (hashes.length === 0) return new Map()
  const rows = await gateway.db
    .select()
    .from(ethTransaction)
    .where(
      and(
        eq(ethTransaction.chainId, chainId),
        inArray(ethTransaction.hash, [...hashes]),
      ),
    )
  const client = clientOf(gateway, chainId)
  const found = await Promise.all(
    rows.map(async ({ hash, blockNumber, timestamp, from }) => {
      const call = await getTransaction(client, { hash }).catch(() => undefined)
      return {
        txHash: hash,
        blockNumber,
        executionDate: toIso(timestamp),
        from,
        to: call?.to ?? null,
        data: call?.input ?? null,
      }
    }),
  )
  return new Map(found.map((one) => [one.txHash, one]))
}
