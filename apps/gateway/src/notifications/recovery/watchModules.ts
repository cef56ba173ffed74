import { and, desc, eq } from 'drizzle-orm'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { indexer, safeState } from '../../platform/db/schema/chain.ts'
import type { EventRecord } from '../../platform/db/schema/EventRecord.ts'
import {
  recoveryCursor,
  recoveryModule,
} from '../../platform/db/schema/notifications.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { recordEvents } from '../events/recordEvents.ts'
import { readStarts } from './readStarts.ts'

const range = 1_000

type Watched = typeof recoveryModule.$inferSelect

/** Those of the modules that are enabled now. */
const enabled = async (
  { db }: Gateway,
  modules: readonly Watched[],
): Promise<Watched[]> => {
  const kept: Watched[] = []
  for (const watched of modules) {
    const [state] = await db
      .select({ modules: safeState.modules })
      .from(safeState)
      .where(
        and(
          eq(safeState.chainId, watched.chainId),
          eq(safeState.safe, watched.safe),
        ),
      )
      .orderBy(desc(safeState.blockNumber))
      .limit(1)
    if (state?.modules.includes(watched.module)) kept.push(watched)
  }
  return kept
}

/**
 * Looks for recoveries that began, up to the block the indexer has stored. The
 * last blocks are read again each time, because a reorg may have changed them;
 * a known start is not noted twice.
 */
export async function watchModules(
  gateway: Gateway,
  { chainId, finality }: Pick<ChainConfig, 'chainId' | 'finality'>,
): Promise<void> {
  const { db } = gateway
  const modules = await db
    .select()
    .from(recoveryModule)
    .where(eq(recoveryModule.chainId, chainId))
  if (modules.length === 0) return
  const [head] = await db
    .select({ block: indexer.head, hash: indexer.headHash })
    .from(indexer)
    .where(eq(indexer.chainId, chainId))
  const [cursor] = await db
    .select()
    .from(recoveryCursor)
    .where(eq(recoveryCursor.chainId, chainId))
  if (head === undefined || head.hash === cursor?.hash) return
  const oldest = Math.min(...modules.map(({ fromBlock }) => fromBlock))
  const seen = Math.min(cursor?.block ?? oldest, head.block)
  const from = Math.max(0, seen - finality + 1)
  const to = Math.min(head.block, seen + range)
  const watched = await enabled(gateway, modules)
  const starts = await readStarts(
    [...new Set(watched.map(({ module }) => module))],
    {
      client: clientOf(gateway, chainId),
      from,
      to,
      onSkip: (module) =>
        gateway.log.error(
          { chainId, module },
          'the node does not give the logs of a recovery module',
        ),
    },
  )
  const now = gateway.now()
  const events = starts.flatMap((start) =>
    watched
      .filter(
        ({ module, fromBlock }) =>
          module.toLowerCase() === start.module.toLowerCase() &&
          start.block > BigInt(fromBlock),
      )
      .map(
        ({ safe, module }): EventRecord => ({
          chainId,
          safe,
          type: 'RECOVERY_STARTED',
          key: `${module}:${start.queueNonce}:${start.txHash}`,
          details: { module, txHash: start.transactionHash },
          occurred: now,
        }),
      ),
  )
  const fields = {
    block: to,
    // A cut range ends before the head: the blocks behind it are still to be read.
    hash: to === head.block ? head.hash : ('0x' as const),
  }
  await db.transaction(async (tx) => {
    await recordEvents(tx, events, now)
    await tx
      .insert(recoveryCursor)
      .values({ chainId, ...fields })
      .onConflictDoUpdate({ target: recoveryCursor.chainId, set: fields })
  })
}
