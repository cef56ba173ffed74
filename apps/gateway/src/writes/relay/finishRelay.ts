import { and, eq, sql } from 'drizzle-orm'
import {
  relayAccount,
  relayTask,
  relayUse,
} from '../../platform/db/schema/relay.ts'
import type { Relayer, RelayRow } from './Relayer.ts'

/**
 * Notes how a call ended: 200 included, 500 reverted, 400 dropped. A call
 * without a cost leaves the allowance unchanged.
 */
export async function finishRelay(
  { db, log }: Relayer,
  { taskId, chainId, status: before, txHash }: RelayRow,
  status: 200 | 400 | 500,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(relayAccount)
      .set({ version: sql`${relayAccount.version} + 1` })
      .where(eq(relayAccount.chainId, chainId))
    const rows = await tx
      .update(relayTask)
      .set({ status })
      .where(and(eq(relayTask.taskId, taskId), eq(relayTask.status, before)))
      .returning({ taskId: relayTask.taskId })
    if (rows.length > 0 && status === 400) {
      await tx.delete(relayUse).where(eq(relayUse.taskId, taskId))
    }
  })
  log.info({ chainId, taskId, txHash, status }, 'relayed call ended')
}
