import { and, asc, eq, sql } from 'drizzle-orm'
import { getTransactionCount } from 'viem/actions'
import { relayAccount, relayTask } from '../../platform/db/schema/relay.ts'
import { broadcast } from './broadcast.ts'
import { finishRelay } from './finishRelay.ts'
import type { Relayer, RelayRow } from './Relayer.ts'

/** A node may know a block's nonces before its receipts. */
const patience = 30_000
/** After this long with a nonce missing before it, a call is signed anew. */
const gapPatience = 60_000

const readReceipt = async ({ client }: Relayer, { txHash }: RelayRow) => {
  if (txHash === null) return undefined
  const receipt = await client.request({
    method: 'eth_getTransactionReceipt',
    params: [txHash],
  })
  return receipt ?? undefined
}

/** Calls that can no longer be mined as they are go back to where they waited. */
const requeue = async ({ db, chainId, log }: Relayer): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx
      .update(relayAccount)
      .set({ version: sql`${relayAccount.version} + 1` })
      .where(eq(relayAccount.chainId, chainId))
    await tx
      .update(relayTask)
      .set({ status: 100, nonce: null, raw: null, txHash: null, sent: null })
      .where(and(eq(relayTask.chainId, chainId), eq(relayTask.status, 110)))
  })
  log.info({ chainId }, 'relayed calls are signed anew')
}

const readSent = ({ db, chainId }: Relayer) =>
  db
    .select()
    .from(relayTask)
    .where(and(eq(relayTask.chainId, chainId), eq(relayTask.status, 110)))
    .orderBy(asc(relayTask.nonce))

/**
 * Reads the receipts of sent calls. A call without one is sent again: the node
 * may have lost it, or the gateway may have stopped right before sending it.
 */
export async function settleRelays(
  relayer: Relayer,
  isDue: (taskId: string) => boolean,
): Promise<void> {
  const { client, account, now } = relayer
  const open: RelayRow[] = []
  for (const row of await readSent(relayer)) {
    const receipt = await readReceipt(relayer, row)
    if (receipt === undefined) open.push(row)
    else await finishRelay(relayer, row, receipt.status === '0x1' ? 200 : 500)
  }
  const [first] = open
  if (first === undefined) return
  const mined = await getTransactionCount(client, { address: account.address })
  const age = (row: RelayRow) => now() - (row.sent ?? 0)
  if ((first.nonce ?? 0) > mined && age(first) > gapPatience) {
    return requeue(relayer)
  }
  for (const row of open) {
    if ((row.nonce ?? 0) < mined) {
      // Another transaction has taken the nonce.
      if (
        age(row) > patience &&
        (await readReceipt(relayer, row)) === undefined
      ) {
        await finishRelay(relayer, row, 400)
      }
    } else if (row.raw !== null && isDue(row.taskId)) {
      await broadcast(relayer, row.raw)
    }
  }
}
