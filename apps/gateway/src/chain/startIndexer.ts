/**
 * The indexer follows one chain and stores its data about safes. It works by
 * these rules:
 *
 * - **A range at a time.** `follow/` decides the next range, `chain/` reads it,
 * `replay/` works out the rows, `store/` writes them and the new head in one
 * transaction. After a kill at any point, it continues after the last range.
 * - **The blocks alone decide.** Rows do not depend on how the chain was cut
 * into ranges, on earlier contents of the store, or on the time of reading: a
 * new index equals one that has been following for months.
 * - **Far from the head, ranges.** Up to 2,000 blocks of logs in one call,
 * halved when the node refuses. Within `finality` blocks of the head, every
 * block by its hash, each linked to its parent: a node that lags answers with
 * an error.
 * - **Transfers of known safes only.** They are queried by address, so that
 * requests do not grow with the transfers of strangers. Those from before a
 * safe was created are read with the safe, on a long chain later and for many
 * safes in one scan (`hasEarlierTransfers`); the rows are the same.
 * - **Events first, the contract where they are not enough.** An execution
 *   that is a plain call raises the nonce by one. After anything else (new
 *   owners, delegated calls, L1 module calls) the state is read as of that
 *   block.
 * - **Events are claims.** A safe is a proxy of known code in front of a known
 *   singleton; an execution counts if its parameters have the reported hash.
 * - **Reorgs.** The hashes of the last `finality` blocks are kept. When the
 * node has another block where our head is, rows above the newest common block
 * are deleted and indexed again. A head that only seems to have gone must stay
 * gone for a while (`createShrinkGuard`).
 * - **A node may serve the wrong chain.** Each request carries the chain id,
 *   and each look the genesis block. Deeper changes, and another genesis block,
 *   must be seen for a minute (`createRebuilder`). The new chain then goes into
 *   a shadow index, which replaces the old one in one transaction.
 * - **Missing logs are repaired.** A nonce that does not follow from the ones
 * before, or that differs from the contract's, shows that a node left out logs.
 * The safe is read again from its creation on (`repair/`), as it is when an
 * operator requests it, and all its rows are replaced in one transaction.
 * - **Heads are announced** where the chain has a `wsUrl`: a reason to look at
 * once, never a fact. Polling continues, slower while the socket is up.
 * - **One at a time.** Of several gateways on one store, one that finds the
 * head moved by another stands by until that one falls silent.
 * - **What owners sent is not touched.** Whether a queued transaction was
 *   executed, and whether a confirmation is still an owner's, follows at read
 *   time from the newest rows.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainConfig } from '../platform/config/Config.ts'
import type { Database } from '../platform/db/Database.ts'
import { shadowOf } from '../platform/db/schema/indexState.ts'
import { ChainError, WrongChainError } from '../platform/rpc/ChainError.ts'
import {
  createNodePool,
  type NodePool,
} from '../platform/rpc/createNodePool.ts'
import { RpcError } from '../platform/rpc/RpcError.ts'
import { watchHeads } from '../platform/rpc/watchHeads.ts'
import {
  ChainMovedError,
  HeadConflictError,
  MissingLogsError,
  ReplacedChainError,
} from './chainErrors.ts'
import { createFollower } from './follow/createFollower.ts'
import {
  createRebuilder,
  type ResetPatience,
} from './follow/createRebuilder.ts'
import type { Indexer, IndexerLog, IndexerStatus } from './Indexer.ts'
import { createNonceCheck } from './repair/createNonceCheck.ts'
import { createRepairer } from './repair/createRepairer.ts'
import { readCheckedAt } from './store/head.ts'
import { beginBackfill, finishBackfill } from './store/noteBackfill.ts'
import { type Trouble, writeTrouble } from './store/writeTrouble.ts'

export interface StartIndexerOptions {
  db: Database
  chain: Pick<
    ChainConfig,
    | 'chainId'
    | 'rpcUrls'
    | 'wsUrl'
    | 'finality'
    | 'pollMs'
    | 'startBlock'
    | 'onlySafes'
  >
  /** Nodes that others use, too; without them, those of `chain` are opened. */
  nodes?: NodePool | undefined
  log: IndexerLog
  /** Stops the indexer, as `stop` does. */
  signal?: AbortSignal | undefined
  /** Milliseconds for one answer of the node; 10,000. */
  timeout?: number | undefined
  /**
   * Blocks up to which the transfers from before a safe existed are read together
   * with its creation; beyond, later and for many safes at once. 10,000.
   */
  scanAtOnce?: number | undefined
  /** How long another history must be seen; five looks over a minute. */
  patience?: ResetPatience | undefined
  /** Milliseconds between two looks at the nonces of 50 safes; a minute. */
  checkInterval?: number | undefined
}

const longestPause = 2_000
/** How much slower polling is while the node announces its heads. */
const relaxation = 3
const mostMoves = 5
/** Three times the interval at which an idle indexer renews its row. */
const longestSilence = 30_000

const waitMessages: Record<Trouble['kind'], string> = {
  'wrong-chain': 'Wrong chain: waiting for the configured one',
  'replaced-chain':
    'Wrong chain: the node has the right id and another history. Waiting for the indexed one',
  rebuilding: 'The indexer waits for its chain',
  'missing-logs': 'The node leaves out logs: waiting for a complete answer',
}

/** Turns an error into the trouble that readers of the status see. */
function toTrouble(error: ReplacedChainError): Trouble
function toTrouble(error: Error): Trouble | undefined
function toTrouble(error: Error): Trouble | undefined {
  if (error instanceof WrongChainError) {
    const { expected, actual } = error
    return { kind: 'wrong-chain', details: { expected, actual } }
  }
  if (error instanceof MissingLogsError) {
    return { kind: 'missing-logs', details: { block: String(error.block) } }
  }
  if (error instanceof ReplacedChainError) {
    const { expected, actual } = error
    const block = String(error.block)
    return { kind: 'replaced-chain', details: { block, expected, actual } }
  }
  return undefined
}

/**
 * Starts following a chain.
 *
 * @example
 * import { openDatabase } from '../platform/db/openDatabase.ts'
 * import { parseRpcUrl } from '../platform/rpc/parseRpcUrl.ts'
 * import { startIndexer } from './startIndexer.ts'
 *
 * const { db } = await openDatabase()
 * const indexer = startIndexer({
 *   db,
 *   chain: {
 *     chainId: '1337',
 *     rpcUrls: [parseRpcUrl('http://127.0.0.1:8545', 'RPC')],
 *     finality: 64,
 *     pollMs: 500,
 *   },
 *   log: { info: () => undefined, warn: () => undefined },
 * })
 * await indexer.ready
 * await indexer.stop()
 */
export function startIndexer(options: StartIndexerOptions): Indexer {
  const { db, chain, log, timeout } = options
  const { chainId, pollMs } = chain
  const controller = new AbortController()
  const signal = AbortSignal.any([
    controller.signal,
    ...(options.signal === undefined ? [] : [options.signal]),
  ])
  const pool = options.nodes ?? createNodePool(chain)
  const rpc = pool.open({ signal, timeout })
  const heads = watchHeads({ url: chain.wsUrl, signal })
  const { scanAtOnce } = options
  const follower = createRebuilder({
    db,
    chainId,
    log,
    main: createFollower({ db, chain, rpc, log, scanAtOnce }),
    openShadow: () =>
      createFollower({
        db,
        chain,
        rpc,
        log,
        scanAtOnce,
        storeId: shadowOf(chainId),
      }),
    patience: options.patience,
  })
  const repairer = createRepairer({ db, chain, rpc, log, signal })
  const nonces = createNonceCheck({
    db,
    chainId,
    rpc,
    interval: options.checkInterval,
  })
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  ready.catch(() => undefined)
  let state: IndexerStatus['state'] = 'starting'
  let error: Error | undefined
  let once = false
  let hasBegun = false
  let failures = 0
  let moves = 0
  /** Trouble of this index in the store; undefined while that is unknown. */
  let noted: string | undefined

  const note = async (trouble: Trouble | undefined): Promise<void> => {
    const text = JSON.stringify(trouble ?? null)
    if (text === noted) return
    noted = undefined
    await writeTrouble(db, chainId, trouble)
    noted = text
  }

  /**
   * Waits until the gateway that moved the head has been silent for a while.
   */
  const standBy = async (): Promise<void> => {
    log.info({ chainId }, 'Another gateway indexes this chain: standing by')
    follower.forget()
    state = 'standby'
    resolve()
    while (Date.now() - (await readCheckedAt(db, chainId)) < longestSilence) {
      await pause(longestPause)
    }
    log.info({ chainId }, 'Nobody indexes this chain any more: taking over')
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal })

  /** Until it is done, the gateway is not ready. */
  const noteBackfill = async (
    head: number,
    caughtUp: boolean,
  ): Promise<void> => {
    if (!hasBegun) await beginBackfill(db, chainId, head)
    hasBegun = true
    if (caughtUp && !once) await finishBackfill(db, chainId)
  }

  /** Some of the repairs that are due; true when there is more to do at once. */
  const repair = async (isIdle: boolean): Promise<boolean> => {
    const { head, headHash } = follower.position()
    if (isIdle && headHash !== undefined) {
      await nonces.step({ number: head, hash: headHash, timestamp: 0 })
    }
    const outcome = await repairer.step()
    if (outcome === 'swapped') follower.forget()
    return outcome !== 'idle'
  }

  const advance = async (): Promise<void> => {
    await rpc.renew()
    const outcome = await follower.step()
    const cause = follower.cause()
    await note(cause && { ...toTrouble(cause), kind: 'rebuilding' })
    if (error !== undefined) log.info({ chainId }, 'The indexer goes on')
    error = undefined
    failures = 0
    moves = 0
    const { head, chainHead } = follower.position()
    const caughtUp = outcome !== 'moved' && head >= 0
    await noteBackfill(head, caughtUp)
    once ||= caughtUp
    const close = chainHead - head <= chain.finality
    state = once && close ? 'following' : 'catching-up'
    if (cause !== undefined) state = 'rebuilding'
    if (caughtUp) resolve()
    const isBusy = cause === undefined && (await repair(outcome === 'idle'))
    if (isBusy || outcome === 'moved') return
    const relaxed = outcome === 'idle' && heads.isLive()
    await heads.next(relaxed ? pollMs * relaxation : pollMs)
  }

  const reportWait = (cause: Error): void => {
    const trouble = toTrouble(cause)
    log.warn(
      { chainId, ...trouble?.details, err: cause },
      trouble === undefined
        ? 'The indexer waits for its chain'
        : waitMessages[trouble.kind],
    )
  }

  const recover = async (cause: unknown): Promise<void> => {
    // Blocks changed between two reads: common, and over at the next try.
    if (cause instanceof ChainMovedError && ++moves <= mostMoves) {
      await pause(Math.min(pollMs, 50 * moves))
      return
    }
    if (cause instanceof HeadConflictError) return standBy()
    follower.forget()
    if (cause instanceof ChainError) {
      rpc.failed(cause)
      if (await rpc.renew()) {
        const node = rpc.position()
        log.warn({ chainId, err: cause, node }, 'The indexer asks another node')
        return
      }
    }
    state = 'waiting'
    const before = error?.name
    error = cause instanceof Error ? cause : new Error(String(cause))
    if (error.name !== before) reportWait(error)
    const trouble = toTrouble(error)
    if (trouble !== undefined && follower.cause() === undefined) {
      await note(trouble).catch(() => undefined)
    }
    // A node that is not there is not spared by waiting longer.
    const isAway = cause instanceof RpcError && cause.kind === 'network'
    const factor = isAway ? 1 : 2 ** Math.min(failures++, 10)
    await pause(Math.min(longestPause, pollMs * factor))
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await advance()
      } catch (cause) {
        if (signal.aborted) break
        // The loop continues after an abort of the pause or an outage of the
        // store.
        await recover(cause).catch(() => undefined)
      }
    }
    state = 'stopped'
    reject(signal.reason)
  }

  const running = run()
  return {
    ready,
    status: () => ({
      chainId,
      state,
      head: follower.position().head,
      chainHead: follower.position().chainHead,
      ...(error === undefined ? {} : { error }),
    }),
    stop: () => {
      controller.abort()
      return running
    },
  }
}
