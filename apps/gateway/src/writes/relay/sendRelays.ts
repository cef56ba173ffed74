import { and, asc, eq } from 'drizzle-orm'
import { relayTask } from '../../platform/db/schema/relay.ts'
import { broadcast } from './broadcast.ts'
import { finishRelay } from './finishRelay.ts'
import type { Relayer } from './Relayer.ts'
import { signRelay } from './signRelay.ts'

const mostAtOnce = 20

/** Sends what waits, the oldest first, one after the other. */
export async function sendRelays(relayer: Relayer): Promise<void> {
  const { db, chainId } = relayer
  const rows = await db
    .select()
    .from(relayTask)
    .where(and(eq(relayTask.chainId, chainId), eq(relayTask.status, 100)))
    .orderBy(asc(relayTask.created), asc(relayTask.taskId))
    .limit(mostAtOnce)
  for (const row of rows) {
    const raw = await signRelay(relayer, row)
    if (raw === 'overtaken') return
    if (raw === 'failed') {
      await finishRelay(relayer, row, 400)
    } else if (!(await broadcast(relayer, raw))) {
      await finishRelay(relayer, { ...row, status: 110 }, 400)
    }
  }
}
