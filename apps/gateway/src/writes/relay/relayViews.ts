import type { RelayCount, RelayStatus } from '@strongroom/gateway-sdk'
import { and, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { relayTask } from '../../platform/db/schema/relay.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { countUses } from './allowance.ts'

/** Rest of a safe's or future owner's daily allowance. */
export async function relayCount(
  { db, config, now }: Gateway,
  { chainId, relayer }: ChainConfig,
  address: Address,
): Promise<RelayCount> {
  if (relayer === undefined) return { remaining: 0, limit: 0 }
  const used = await countUses(db, chainId, [address], now())
  const limit = config.relayLimit
  return { remaining: Math.max(limit - (used.get(address) ?? 0), 0), limit }
}

/**
 * Result of a call.
 *
 * @throws RefusalError `not-found` for an unknown one.
 */
export async function relayStatus(
  { db }: Gateway,
  { chainId }: ChainConfig,
  taskId: string,
): Promise<RelayStatus> {
  const [row] = await db
    .select({ status: relayTask.status, txHash: relayTask.txHash })
    .from(relayTask)
    .where(and(eq(relayTask.chainId, chainId), eq(relayTask.taskId, taskId)))
  if (row === undefined)
    throw new RefusalError('not-found', 'Relay task not found')
  const { status, txHash } = row
  return (status === 200 || status === 500) && txHash !== null
    ? { status, receipt: { transactionHash: txHash } }
    : { status }
}
