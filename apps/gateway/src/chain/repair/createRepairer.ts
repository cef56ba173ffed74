import { and, asc, eq } from 'drizzle-orm'
import { getAddress, type Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { isDatabaseUnavailable } from '../../platform/db/isDatabaseUnavailable.ts'
import { indexer, safe, token } from '../../platform/db/schema/chain.ts'
import { repair } from '../../platform/db/schema/indexState.ts'
import { ChainError } from '../../platform/rpc/ChainError.ts'
import type { NodeReader } from '../../platform/rpc/createNodePool.ts'
import {
  ChainMovedError,
  HeadConflictError,
  IncompleteLogsError,
  IncompleteRepairError,
  MissingLogsError,
} from '../chainErrors.ts'
import { createRangeSize } from '../fetch/createRangeSize.ts'
import { readHeaders } from '../fetch/readHeaders.ts'
import type { IndexerLog } from '../Indexer.ts'
import { findSafes } from './findSafes.ts'
import {
  beginReading,
  type Reading,
  readSafes,
  requireWhole,
} from './readSafes.ts'
import { readTxHashes, swapSafes } from './swapSafes.ts'

export interface RepairerOptions {
  db: Database
  chain: Pick<ChainConfig, 'chainId' | 'finality' | 'startBlock' | 'onlySafes'>
  rpc: NodeReader
  log: IndexerLog
  /** Stops with the indexer; an interrupted repair starts again at the next start. */
  signal: AbortSignal
}

export interface Repairer {
  /**
   * Works for a moment on the oldest queued repair.
   *
   * @returns `swapped` when rows of the index were replaced.
   */
  step(): Promise<'swapped' | 'busy' | 'idle'>
}

interface Job {
  id: number
  /** Blocks of which the safes are still to be found. */
  find: { next: number; to: number } | undefined
  safes: Set<Hex>
  /** Whether the order names the safe by its address. */
  isNamed: boolean
  /** First block that may have something about the safes. */
  from: number
  reading: Reading | undefined
  added: number
  removed: number
  total: number
}

/** This cannot be repaired, however often it is tried. */
class RepairRefusedError extends Error {
  override readonly name = 'RepairRefusedError'
}

/** Safes that are read at the same time. */
const mostSafes = 50
/** Blocks in which safes are looked for at a time. */
const findStep = 2_000
/** How often a node may leave out logs. */
const mostAttempts = 5
/** Milliseconds between two looks for work, and of work before the chain's turn. */
const lookInterval = 200
const share = 200
const longestPause = 1_000

const leavesOut = (error: unknown): boolean =>
  error instanceof IncompleteRepairError ||
  error instanceof IncompleteLogsError ||
  error instanceof MissingLogsError

const describe = ({ total, added, removed }: Job): string => {
  const what = total === 1 ? '1 safe' : `${total} safes`
  return added + removed === 0
    ? `Read ${what} again: nothing was missing.`
    : `Read ${what} again: ${added} rows are new, ${removed} are gone.`
}

/**
 * Does the repairs of one chain between the steps of its follower. The safes
 * concerned are read anew from their creation on, as a new index would; up to
 * the moment in which all their rows are replaced the old ones are served. A
 * killed process leaves either, and the repair begins again.
 */
export function createRepairer(options: RepairerOptions): Repairer {
  const { db, chain, rpc, log, signal } = options
  const { chainId, finality, startBlock = 0, onlySafes } = chain
  const size = createRangeSize({ initial: 500, maximum: 2_000 })
  let job: Job | undefined
  let lookAt = 0
  let resumeAt = 0
  let noted = 0
  let attempts = 0

  const setState = (
    tx: Pick<Database, 'update'>,
    id: number,
    fields: Partial<typeof repair.$inferInsert>,
  ) => tx.update(repair).set(fields).where(eq(repair.id, id))

  const begin = async (): Promise<Job | undefined> => {
    const [request] = await db
      .select()
      .from(repair)
      .where(and(eq(repair.chainId, chainId), eq(repair.state, 'open')))
      .orderBy(asc(repair.id))
      .limit(1)
    if (request === undefined) return undefined
    const { id, fromBlock, toBlock } = request
    attempts = 0
    log.info(
      { chainId, repair: id, safe: request.safe, fromBlock, toBlock },
      'Repairing the index',
    )
    const find =
      request.safe !== null || fromBlock === null || toBlock === null
        ? undefined
        : { next: fromBlock, to: toBlock }
    const lower = request.safe?.toLowerCase() as Hex | undefined
    return {
      id,
      find,
      safes: new Set(lower === undefined ? [] : [lower]),
      isNamed: lower !== undefined,
      from: fromBlock ?? startBlock,
      reading: undefined,
      added: 0,
      removed: 0,
      total: 0,
    }
  }

  const readTokens = async (): Promise<Set<Hex>> => {
    const rows = await db
      .select({ address: token.address })
      .from(token)
      .where(eq(token.chainId, chainId))
    return new Set(rows.map(({ address }) => address))
  }

  /** The next safes to read. */
  const plan = async (job: Job): Promise<Reading> => {
    const safes = [...job.safes].slice(0, mostSafes)
    const addresses = safes.map((one) => getAddress(one))
    const created: number[] = []
    for (const address of addresses) {
      const [row] = await db
        .select({ blockNumber: safe.blockNumber })
        .from(safe)
        .where(and(eq(safe.chainId, chainId), eq(safe.address, address)))
      if (row === undefined && job.isNamed) {
        throw new RepairRefusedError(
          `The index of chain ${chainId} has no safe ${address}.`,
        )
      }
      // One that the index does not have was created in the range.
      created.push(row?.blockNumber ?? job.from)
    }
    return beginReading({
      safes: new Set(safes),
      from: Math.max(startBlock, Math.min(...created)),
      tokens: await readTokens(),
    })
  }

  const note = async (job: Job, position: number): Promise<void> => {
    if (performance.now() - noted < 1_000) return
    noted = performance.now()
    await db.transaction((tx) =>
      setState(tx, job.id, { position, message: null }),
    )
  }

  /** Reads some blocks; true when the rows of some safes were replaced. */
  const work = async (job: Job): Promise<boolean> => {
    const [index] = await db
      .select()
      .from(indexer)
      .where(eq(indexer.chainId, chainId))
    const node = rpc.pin()
    const head = index?.head ?? -1
    const [latest] = head < 0 ? [] : await readHeaders(node, [head])
    // The follower sees to it first.
    if (latest === undefined || latest.hash !== index?.headHash) {
      throw new ChainMovedError(head)
    }
    if (job.find !== undefined) {
      const { next, to } = job.find
      if (next < startBlock || to > head) {
        throw new RepairRefusedError(
          `The index of chain ${chainId} has blocks ${startBlock} to ${head}.`,
        )
      }
      const last = Math.min(to, next + findStep - 1)
      const range = { from: next, to: last }
      const found = await findSafes({
        db,
        chainId,
        rpc: node,
        only: onlySafes,
        range,
      })
      for (const one of found) job.safes.add(one)
      job.find = last < to ? { next: last + 1, to } : undefined
      await note(job, last)
      return false
    }
    if (job.safes.size === 0) {
      await db.transaction((tx) =>
        setState(tx, job.id, { state: 'done', message: describe(job) }),
      )
      end()
      return false
    }
    job.reading ??= await plan(job)
    const { reading } = job
    await readSafes(reading, {
      chainId,
      rpc: node,
      startBlock,
      latest,
      finality,
      size,
      onPruned: () => undefined,
      onUnknown: () => undefined,
    })
    const position = reading.cursor?.head ?? 0
    await note(job, position)
    if (position < latest.number) return false
    const addresses = [...reading.safes].map((one) => getAddress(one))
    await requireWhole(node, {
      ...reading,
      head: latest,
      indexed: await readTxHashes(db, chainId, addresses),
    })
    const rest = [...job.safes].filter((one) => !reading.safes.has(one))
    await swapSafes(db, {
      chainId,
      headHash: latest.hash,
      safes: addresses,
      rows: reading.rows,
      also: async (tx, { added, removed }) => {
        job.added += added
        job.removed += removed
        job.total += addresses.length
        if (rest.length > 0) return
        await setState(tx, job.id, {
          state: 'done',
          position,
          message: describe(job),
        })
      },
    })
    job.safes = new Set(rest)
    job.reading = undefined
    attempts = 0
    if (rest.length > 0) return true
    log.info({ chainId, repair: job.id }, describe(job))
    end()
    return true
  }

  const end = (): void => {
    job = undefined
  }

  /** Another node may know more; the same one, later. */
  const recover = async (job: Job, error: unknown): Promise<void> => {
    if (signal.aborted || isDatabaseUnavailable(error)) throw error
    if (error instanceof HeadConflictError) throw error
    job.reading = undefined
    if (error instanceof ChainMovedError) {
      resumeAt = performance.now() + lookInterval
      return
    }
    const message = error instanceof Error ? error.message : String(error)
    // A node that does not answer is waited for.
    if (leavesOut(error) || !(error instanceof ChainError)) attempts++
    const isFinal =
      error instanceof RepairRefusedError || attempts >= mostAttempts
    await db.transaction((tx) =>
      setState(tx, job.id, { message, ...(isFinal && { state: 'failed' }) }),
    )
    if (isFinal) {
      log.warn({ chainId, repair: job.id, err: error }, 'A repair failed')
      end()
      return
    }
    if (error instanceof ChainError && rpc.hasOther()) {
      rpc.failed(error)
      await rpc.renew()
    }
    resumeAt =
      performance.now() + Math.min(longestPause, lookInterval * 2 ** attempts)
  }

  return {
    async step() {
      const start = performance.now()
      if (start < resumeAt || (job === undefined && start < lookAt)) {
        return 'idle'
      }
      lookAt = start + lookInterval
      job ??= await begin()
      while (job !== undefined) {
        try {
          if (await work(job)) return 'swapped'
        } catch (error) {
          await recover(job, error)
          return 'busy'
        }
        if (performance.now() - start > share) return 'busy'
      }
      return 'idle'
    },
  }
}
