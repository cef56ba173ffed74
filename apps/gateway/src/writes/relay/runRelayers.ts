import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { requireLeadership } from '../../platform/db/fenceWrites.ts'
import {
  relayAccount,
  relayTask,
  relayUse,
} from '../../platform/db/schema/relay.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import type { Relayer, RelayRow } from './Relayer.ts'
import { signRelay } from './signRelay.ts'

/**
 * Notes how a call ended: 200 included, 500 reverted, 400 dropped. A call
 * without a cost leaves the allowance unchanged.
 */
async function finishRelay(
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

/** Errors of a node that has the transaction, or had one with its nonce. */
const harmless = /already|known|nonce (?:is )?too low|replacement/i

/**
 * Hands a signed transaction to the node.
 *
 * @returns false when the node will not take it, ever.
 * @throws when the node does not answer, so that it may have the transaction or
 * not, and when another gateway leads now.
 */
async function broadcast(
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

const mostAtOnce = 20

/** Sends waiting calls, the oldest first, one after the other. */
async function sendRelays(relayer: Relayer): Promise<void> {
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
async function settleRelays(
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

interface RunRelayerOptions {
  /** Milliseconds between two looks. */
  pollMs: number
  signal: AbortSignal
}

const resendAfter = 10_000

const createDue = () => {
  const last = new Map<string, number>()
  return (taskId: string): boolean => {
    const now = performance.now()
    const before = last.get(taskId)
    if (before !== undefined && now - before < resendAfter) return false
    if (last.size > 1_000) last.clear()
    last.set(taskId, now)
    return true
  }
}

/**
 * Sends the queued calls of a chain and follows them until the signal. Only
 * one of the gateways on a store does so at a time; when two do for a moment,
 * no nonce is given out twice.
 */
async function runRelayer(
  relayer: Relayer,
  { pollMs, signal }: RunRelayerOptions,
): Promise<void> {
  const { chainId, log } = relayer
  const isDue = createDue()
  const aborted = signal.aborted ? undefined : once(signal, 'abort')
  const work = async () => {
    try {
      await settleRelays(relayer, isDue)
      await sendRelays(relayer)
    } catch (error) {
      if (!signal.aborted && !isRpcUnavailable(error)) {
        log.error({ err: error, chainId }, 'relaying failed')
      }
    }
  }
  while (!signal.aborted) {
    // A node that does not answer must not keep us from stopping.
    await Promise.race([work(), aborted])
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Relays on every chain that has an account for it, until the signal. */
export async function runRelayers(
  gateway: Gateway,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log, config } = gateway
  await Promise.all(
    config.chains.map(async ({ chainId, relayer, pollMs }) => {
      if (relayer === undefined) return
      log.info({ chainId, account: relayer.address }, 'relaying')
      const client = clientOf(gateway, chainId)
      const own = { db, chainId, account: relayer, client, now, log }
      await runRelayer(own, { pollMs, signal })
    }),
  )
}
