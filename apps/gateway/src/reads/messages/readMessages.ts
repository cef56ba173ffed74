import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  message,
  messageConfirmation,
} from '../../platform/db/schema/messages.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import type { Cursor } from '../pages/pagination.ts'

/** A message and its signers, in the order of their signatures. */
export interface MessageRecord {
  row: typeof message.$inferSelect
  confirmations: readonly (typeof messageConfirmation.$inferSelect)[]
}

const withConfirmations = async (
  db: Database,
  chainId: string,
  rows: readonly (typeof message.$inferSelect)[],
): Promise<MessageRecord[]> => {
  if (rows.length === 0) return []
  const hashes = rows.map(({ messageHash }) => messageHash)
  const confirmations = await db
    .select()
    .from(messageConfirmation)
    .where(
      and(
        eq(messageConfirmation.chainId, chainId),
        inArray(messageConfirmation.messageHash, hashes),
      ),
    )
    .orderBy(asc(messageConfirmation.submitted), asc(messageConfirmation.owner))
  const byHash = Map.groupBy(confirmations, ({ messageHash }) => messageHash)
  return rows.map((row) => ({
    row,
    confirmations: byHash.get(row.messageHash) ?? [],
  }))
}

export interface MessageSlice {
  records: MessageRecord[]
  total: number
  /** When the message right before this page was created. */
  before: number | null
}

export interface MessageOrder {
  by: 'created' | 'modified'
  isAscending: boolean
}

const newestFirst: MessageOrder = { by: 'created', isAscending: false }

/** One page of a safe's messages, newest first unless in another order. */
export async function readMessages(
  db: Database,
  chainId: string,
  safe: Address,
  { limit, offset }: Cursor,
  { by, isAscending }: MessageOrder = newestFirst,
): Promise<MessageSlice> {
  const isOfSafe = and(eq(message.chainId, chainId), eq(message.safe, safe))
  const leading = offset > 0 ? 1 : 0
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(message)
      .where(isOfSafe)
      .orderBy(
        (isAscending ? asc : desc)(message[by]),
        asc(message.messageHash),
      )
      .limit(limit + leading)
      .offset(offset - leading),
    db
      .select({ total: safeTotals.messages })
      .from(safeTotals)
      .where(and(eq(safeTotals.chainId, chainId), eq(safeTotals.safe, safe))),
  ])
  return {
    records: await withConfirmations(db, chainId, rows.slice(leading)),
    total: totals[0]?.total ?? 0,
    before: leading === 1 ? (rows[0]?.created ?? null) : null,
  }
}

/** The message with a hash, in any case of letters. */
export async function findMessage(
  db: Database,
  chainId: string,
  hash: string,
): Promise<MessageRecord | undefined> {
  const messageHash = hash.toLowerCase() as Hex
  if (!/^0x[0-9a-f]{64}$/.test(messageHash)) return undefined
  const rows = await db
    .select()
    .from(message)
    .where(
      and(eq(message.chainId, chainId), eq(message.messageHash, messageHash)),
    )
  return (await withConfirmations(db, chainId, rows))[0]
}
