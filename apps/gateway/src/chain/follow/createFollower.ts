import { getAddress, type Hex } from 'viem'
import {
  blocksPerRead,
  type ChainConfig,
} from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { ChainError } from '../../platform/rpc/ChainError.ts'
import type { NodeReader } from '../../platform/rpc/createNodePool.ts'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { RpcError } from '../../platform/rpc/RpcError.ts'
import type { Header } from '../fetch/ChainLog.ts'
import { createRangeSize } from '../fetch/createRangeSize.ts'
import { readHeaders } from '../fetch/readHeaders.ts'
import type { IndexerLog } from '../Indexer.ts'
import type { DueRepair } from '../repair/queueRepairs.ts'
import type { ReplayContext } from '../replay/ReplayContext.ts'
import { type Rows, relabelRows } from '../replay/Rows.ts'
import { replayEarlier } from '../replay/replayEarlier.ts'
import { replayRange } from '../replay/replayRange.ts'
import type { Cursor } from '../store/head.ts'
import { touchHead } from '../store/head.ts'
import { loadChain, type StoredChain } from '../store/loadChain.ts'
import { rollBack } from '../store/rollBack.ts'
import { writeEarlier } from '../store/writeEarlier.ts'
import { writeRange } from '../store/writeRange.ts'
import {
  createShrinkGuard,
  readShrinkPolicy,
  type ShrinkPolicy,
} from './createShrinkGuard.ts'
import { findFork, requireGenesis } from './findFork.ts'
import { type NextRange, readNextRange } from './readNextRange.ts'

export interface FollowerOptions {
  db: Database
  chain: Pick<ChainConfig, 'chainId' | 'finality' | 'startBlock' | 'onlySafes'>
  /** A range is read from one node, whichever is current when it begins. */
  rpc: NodeReader
  log: IndexerLog
  /** See `ReplayContext`; 10,000. */
  scanAtOnce?: number | undefined
  /** Chain id that the rows are stored under; the chain's own by default. */
  storeId?: string | undefined
}

export interface Position {
  /** -1 before the first block is stored. */
  head: number
  /** Hash of the head; undefined before the first block is stored. */
  headHash: Hex | undefined
  /** -1 before the node has answered. */
  chainHead: number
}

export interface Follower {
  /**
   * One step: a range forward, a rollback, or `idle`. After an error everything
   * is read again from the store. `unsure` when the node seems to have lost
   * blocks: look again soon.
   *
   * @throws ReplacedChainError when the node has another history than the
   * store, beyond the blocks that can be rolled back; the store stays
   * unchanged.
   */
  step(): Promise<'moved' | 'idle' | 'unsure'>
  /** Something failed: the store and the node are looked at afresh. */
  forget(): void
  position(): Position
}

interface Prepared {
  range: NextRange
  rows: Rows
  /** Safes of which executions are missing before this range. */
  due: readonly DueRepair[]
}

const firstRange = 500
/** Scans for earlier transfers take at most one part in so many of the time. */
const scanShare = 10
const heartbeat = 10_000
/** Milliseconds between two lines about catching up. */
const reportInterval = 2_000

/** Brings the store to the head of its chain, one transaction at a time. */
export function createFollower(options: FollowerOptions): Follower {
  const { db, chain, rpc, log } = options
  const { chainId, finality, startBlock = 0, onlySafes: only } = chain
  const storeId = options.storeId ?? chainId
  const { scanAtOnce = 10_000 } = options
  const size = createRangeSize({ initial: firstRange, maximum: blocksPerRead })
  const guard = createShrinkGuard()
  let stored: StoredChain | undefined
  let ahead: { on: StoredChain; prepared: Promise<Prepared> } | undefined
  let policy: ShrinkPolicy | undefined
  let head = -1
  let headHash: Hex | undefined
  let chainHead = -1
  let checkedAt = 0
  /** Earliest time of the next scan for earlier transfers (performance.now). */
  let scanAt = 0
  let reported = Number.NEGATIVE_INFINITY
  let began: { head: number; at: number } | undefined

  const context = (
    { safes, tokens }: StoredChain,
    node: Rpc,
    due: DueRepair[] = [],
  ): ReplayContext => ({
    chainId,
    rpc: node,
    book: safes,
    tokens,
    startBlock,
    scanAtOnce,
    only,
    onPruned: ({ number }) => {
      log.warn(
        { chainId, block: number },
        'The node no longer has the state of that block: taking it from events',
      )
    },
    onGap: ({ safe, block, expected, actual }) => {
      log.warn(
        { chainId, safe, block: block.number, expected, actual },
        'Executions of a safe are missing',
      )
      due.push({
        chainId,
        safe: getAddress(safe),
        cause: `nonce ${actual} after ${expected - 1} in block ${block.number}`,
      })
    },
    onUnknown: ({ safe, log: { txHash } }) => {
      log.warn(
        { chainId, safe, txHash },
        'An execution of an L1 singleton cannot be read without traces',
      )
    },
  })

  const goBack = async (cursor: Cursor): Promise<void> => {
    const fork = await findFork(rpc, cursor)
    stored = undefined
    guard.clear()
    log.info({ chainId, from: cursor.head, to: fork.number }, 'Rolling back')
    await rollBack(db, {
      chainId: storeId,
      previousHash: cursor.headHash,
      fork,
      chainHead,
    })
  }

  /** Reads the next range without writing it. */
  const prepare = async (
    from: StoredChain,
    latest: Header,
  ): Promise<Prepared> => {
    const { cursor, safes } = from
    const node = rpc.pin()
    const range = await readNextRange({
      rpc: node,
      cursor,
      latest,
      finality,
      size,
      startBlock,
      safes: safes.keys(),
      only,
      onRecovered: ({ number: block }, count) => {
        log.warn(
          { chainId, block, count },
          'Logs that the node left out were read',
        )
      },
    })
    const due: DueRepair[] = []
    const rows = await replayRange(context(from, node, due), range)
    return { range, rows, due }
  }

  /** The next range while this one is written: the node need not wait. */
  const prepareAhead = (from: StoredChain, latest: Header): void => {
    const next = (from.cursor?.head ?? -1) + 1
    if (next > latest.number - finality) return
    const prepared = prepare(from, latest)
    // The consumer awaits this promise and handles the rejection.
    prepared.catch(() => undefined)
    ahead = { on: from, prepared }
  }

  const goForward = async (
    chainNow: StoredChain,
    genesis: Header | undefined,
    latest: Header,
  ): Promise<void> => {
    const { cursor, safes, tokens, unscanned } = chainNow
    const taken = ahead?.on === chainNow ? ahead.prepared : undefined
    ahead = undefined
    began ??= { head: Math.max(head, startBlock - 1), at: performance.now() }
    const { range, rows, due } = await (taken ?? prepare(chainNow, latest))
    const last = range.headers.get(range.to)
    const genesisHash = cursor?.genesisHash ?? genesis?.hash
    if (last === undefined || genesisHash === undefined) {
      throw new RpcError('invalid', 'The node does not know its first block.')
    }
    const forgetUpTo = last.number - finality
    const blocks = [...(cursor?.recent ?? []), ...range.recent]
    const recent = [...new Map(blocks.map((block) => [block.number, block]))]
      .map(([number, { hash }]) => ({ number, hash }))
      .filter(({ number }) => number > forgetUpTo)
      .sort((a, b) => a.number - b.number)
    for (const [safe, state] of rows.changed) safes.set(safe, state)
    for (const { address } of rows.tokens) tokens.add(address)
    for (const { address, blockNumber, hasEarlierTransfers } of rows.safes) {
      if (hasEarlierTransfers === false) {
        unscanned.set(address.toLowerCase() as Hex, blockNumber)
      }
    }
    const { number, hash } = last
    const next: StoredChain = {
      cursor: { genesisHash, head: number, headHash: hash, recent },
      safes,
      tokens,
      unscanned,
    }
    prepareAhead(next, latest)
    // Until it is written, memory and store differ.
    stored = undefined
    await writeRange(db, {
      chainId: storeId,
      genesisHash,
      previousHash: cursor?.headHash,
      head: last,
      recent: range.recent,
      forgetUpTo,
      chainHead,
      rows: relabelRows(rows, storeId),
      due,
    })
    checkedAt = Date.now()
    stored = next
    head = number
    headHash = hash
    report()
  }

  /**
   * Transfers from before safes existed, for all new safes in one scan. On a
   * busy chain there are always new safes, so scans pause in between.
   */
  const scan = async (from: StoredChain, at: Header): Promise<void> => {
    const start = performance.now()
    const safes = new Map(from.unscanned)
    const node = rpc.pin()
    const rows = await replayEarlier(context(from, node), { safes, head: at })
    stored = undefined
    await writeEarlier(db, {
      chainId: storeId,
      headHash: at.hash,
      safes: [...safes.keys()],
      rows: relabelRows(rows, storeId),
    })
    from.unscanned.clear()
    for (const { address } of rows.tokens) from.tokens.add(address)
    stored = from
    const end = performance.now()
    scanAt = end + (end - start) * (scanShare - 1)
    log.info(
      { chainId, safes: safes.size, transfers: rows.transfers.length },
      'Read the transfers from before these safes existed',
    )
  }

  const report = (): void => {
    const now = performance.now()
    if (chainHead - head < finality) {
      began = undefined
      return
    }
    if (began === undefined || now - reported < reportInterval) return
    reported = now
    const perSecond = ((head - began.head) * 1_000) / (now - began.at)
    log.info(
      { chainId, head, chainHead, blocksPerSecond: Math.round(perSecond) },
      'Catching up',
    )
  }

  const rest = async (): Promise<'idle'> => {
    if (Date.now() - checkedAt >= heartbeat) {
      checkedAt = Date.now()
      await touchHead(db, storeId, chainHead)
    }
    return 'idle'
  }

  return {
    async step() {
      stored ??= await loadChain(db, storeId)
      const { cursor } = stored
      head = cursor?.head ?? -1
      headHash = cursor?.headHash
      policy ??= await readShrinkPolicy(rpc)
      // In one request, so that one and the same node answers all three.
      const [latest, known, genesis] = await readHeaders(rpc, [
        'latest',
        cursor?.head ?? 0,
        0,
      ])
      if (latest === undefined) {
        throw new RpcError('invalid', 'The node does not know its head.')
      }
      chainHead = latest.number
      if (cursor === undefined && latest.number < startBlock) {
        throw new ChainError(
          `The chain has ${latest.number} blocks and is to be read from block ${startBlock} on.`,
        )
      }
      if (cursor === undefined) {
        await goForward(stored, genesis, latest)
        return 'moved'
      }
      requireGenesis(cursor, genesis)
      const kept = cursor.recent.find(({ number }) => number === latest.number)
      const conflict =
        known === undefined
          ? kept !== undefined && kept.hash !== latest.hash
          : known.hash !== cursor.headHash
      if (known === undefined && !conflict) {
        if (!guard.confirms(latest, policy)) return 'unsure'
      } else {
        guard.clear()
      }
      if (known === undefined || conflict) {
        await goBack(cursor)
        return 'moved'
      }
      const isNear = latest.number - cursor.head <= finality
      const isDue = isNear && performance.now() >= scanAt
      if (isDue && stored.unscanned.size > 0) {
        await scan(stored, known)
        return 'moved'
      }
      if (latest.number <= cursor.head) return rest()
      await goForward(stored, undefined, latest)
      return 'moved'
    },
    forget() {
      stored = undefined
      ahead = undefined
      policy = undefined
    },
    position: () => ({ head, headHash, chainHead }),
  }
}
