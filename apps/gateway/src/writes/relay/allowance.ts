import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, gte, inArray, lt, lte } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  relayAccount,
  relayTask,
  relayUse,
} from '../../platform/db/schema/relay.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { RelayCall } from './checkRelay.ts'
import { day } from './Relayer.ts'

/** Relayed calls of the last 24 hours, by whose allowance they used. */
export async function countUses(
  db: Database,
  chainId: string,
  addresses: readonly Address[],
  now: number,
): Promise<ReadonlyMap<Address, number>> {
  const rows = await db
    .select({ address: relayUse.address, count: count() })
    .from(relayUse)
    .where(
      and(
        eq(relayUse.chainId, chainId),
        inArray(relayUse.address, [...addresses]),
        gt(relayUse.created, now - day),
      ),
    )
    .groupBy(relayUse.address)
  return new Map(rows.map((row) => [row.address, row.count]))
}

interface ReserveRelayOptions extends RelayCall {
  chainId: string
  gasLimit: string
  /** Whose allowance it uses. */
  addresses: readonly Address[]
  limit: number
  now: number
}

/** Milliseconds for which the result of a call can be read. */
const keptFor = 7 * day

const findOpen = async (
  tx: Database,
  { chainId, to, data }: ReserveRelayOptions,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ taskId: relayTask.taskId })
    .from(relayTask)
    .where(
      and(
        eq(relayTask.chainId, chainId),
        inArray(relayTask.status, [100, 110]),
        eq(relayTask.to, to),
        eq(relayTask.data, data),
      ),
    )
  return row?.taskId
}

/**
 * Queues a call and counts it, both or neither; one that waits already is not
 * queued again. All requests of a chain count one after the other.
 *
 * @throws RefusalError `allowance-used-up` when an allowance is used up.
 */
export function reserveRelay(
  db: Database,
  options: ReserveRelayOptions,
): Promise<string> {
  const { chainId, to, data, gasLimit, addresses, limit, now } = options
  return db.transaction(async (tx) => {
    await tx
      .insert(relayAccount)
      .values({ chainId, version: 0 })
      .onConflictDoNothing()
    await tx
      .select()
      .from(relayAccount)
      .where(eq(relayAccount.chainId, chainId))
      .for('update')
    const open = await findOpen(tx, options)
    if (open !== undefined) return open
    const used = await countUses(tx, chainId, addresses, now)
    const spent = addresses.find((one) => (used.get(one) ?? 0) >= limit)
    if (spent !== undefined) {
      throw new RefusalError(
        'allowance-used-up',
        `Relay limit reached for ${spent}`,
      )
    }
    await tx.delete(relayUse).where(lte(relayUse.created, now - day))
    await tx
      .delete(relayTask)
      .where(
        and(gte(relayTask.status, 200), lt(relayTask.created, now - keptFor)),
      )
    const taskId = randomUUID()
    await tx.insert(relayTask).values({
      taskId,
      chainId,
      to,
      data,
      gasLimit,
      status: 100,
      created: now,
    })
    await tx.insert(relayUse).values(
      addresses.map((address) => ({
        taskId,
        address,
        chainId,
        created: now,
      })),
    )
    return taskId
  })
}
