import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lt, ne } from 'drizzle-orm'
import { type Address, isAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { indexer, safe } from '../../platform/db/schema/chain.ts'
import { repair } from '../../platform/db/schema/indexState.ts'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'

/** An index cannot be repaired as ordered. */
export class ReindexError extends GatewayStartError {
  override readonly name = 'ReindexError'
}

/** Order to read a safe or a range of blocks again. */
export interface RepairOrder {
  chainId: string
  /** Checksummed; without it, the safes that the blocks have something about. */
  safe?: Address | undefined
  from?: number | undefined
  to?: number | undefined
}

/** Milliseconds after which finished repairs are deleted. */
const keepFor = 7 * 24 * 3_600_000
const interval = 200
/** Milliseconds until the command reports that the repair is still queued. */
const longWait = 5_000

/** Checks text of another process. */
export function parseOrder(text: string): RepairOrder | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { chainId, safe, from, to } = Object(value) as Record<string, unknown>
  if (typeof chainId !== 'string') return undefined
  if (typeof safe === 'string' && isAddress(safe)) return { chainId, safe }
  return Number.isSafeInteger(from) && Number.isSafeInteger(to)
    ? { chainId, from: Number(from), to: Number(to) }
    : undefined
}

/** @throws ReindexError when the index has no such chain, safe or blocks. */
async function requireIndexed(
  db: Database,
  { chainId, safe: address, to = 0 }: RepairOrder,
): Promise<void> {
  const [index] = await db
    .select({ head: indexer.head })
    .from(indexer)
    .where(eq(indexer.chainId, chainId))
  if (index === undefined) {
    throw new ReindexError(`The gateway has no index of chain ${chainId}.`)
  }
  if (to > index.head) {
    throw new ReindexError(
      `The index of chain ${chainId} ends at block ${index.head}.`,
    )
  }
  if (address === undefined) return
  const [row] = await db
    .select({ address: safe.address })
    .from(safe)
    .where(and(eq(safe.chainId, chainId), eq(safe.address, address)))
  if (row === undefined) {
    throw new ReindexError(
      `The index of chain ${chainId} has no safe ${address}. If its creation is missing, name the block with --from and --to.`,
    )
  }
}

export interface FollowRepairOptions {
  /** Prints a line about the progress. */
  print: (line: string) => void
  /** Stops watching; the repair continues. */
  signal: AbortSignal
}

/**
 * Orders a repair from the gateway that leads, and waits for it.
 *
 * @returns the result, as one sentence.
 * @throws ReindexError when it cannot be done.
 */
export async function followRepair(
  db: Database,
  order: RepairOrder,
  { print, signal }: FollowRepairOptions,
): Promise<string> {
  await requireIndexed(db, order)
  const { chainId } = order
  const created = Date.now()
  await db
    .delete(repair)
    .where(and(ne(repair.state, 'open'), lt(repair.created, created - keepFor)))
  const [row] = await db
    .insert(repair)
    .values({
      chainId,
      safe: order.safe,
      fromBlock: order.from,
      toBlock: order.to,
      created,
    })
    .returning({ id: repair.id })
  const id = row?.id ?? 0
  let last = ''
  for (;;) {
    const [now] = await db.select().from(repair).where(eq(repair.id, id))
    if (now?.state === 'done') return now.message ?? ''
    if (now?.state !== 'open') {
      throw new ReindexError(now?.message ?? 'The repair was taken back.')
    }
    const isLate = Date.now() - created > longWait
    const line =
      now.message !== null
        ? `Waiting: ${now.message}`
        : now.position !== null
          ? `Read up to block ${now.position}.`
          : isLate
            ? 'Waiting for the gateway that follows the chain.'
            : ''
    if (line !== '' && line !== last) print(line)
    last = line
    await sleep(interval, undefined, { signal }).catch(() => {
      throw new ReindexError(
        'Stopped waiting. The gateway does the repair nevertheless.',
      )
    })
  }
}
