import type { ChainConfig } from '../../config/Config.ts'
import type { Database } from '../../db/Database.ts'
import type { Header } from '../chain/ChainLog.ts'
import { createRangeSize } from '../chain/createRangeSize.ts'
import { readHeaders } from '../chain/readHeaders.ts'
import type { IndexerLog } from '../IndexerLog.ts'
import type { ReplayContext } from '../replay/ReplayContext.ts'
import { replayRange } from '../replay/replayRange.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcError } from '../rpc/RpcError.ts'
import type { Cursor } from '../store/Cursor.ts'
import { loadChain, type StoredChain } from '../store/loadChain.ts'
import { resetChain } from '../store/resetChain.ts'
import { rollBack } from '../store/rollBack.ts'
import { touchHead } from '../store/touchHead.ts'
import { writeRange } from '../store/writeRange.ts'
import { createShrinkGuard, shrinkPolicies } from './createShrinkGuard.ts'
import { findFork } from './findFork.ts'
import { identifyNode } from './identifyNode.ts'
import { readNextRange } from './readNextRange.ts'

export interface FollowerOptions {
  db: Database
  chain: Pick<ChainConfig, 'chainId' | 'finality'>
  rpc: Rpc
  log: IndexerLog
}

export interface Position {
  /** -1 before the first block is stored. */
  head: number
  /** -1 before the node has answered. */
  chainHead: number
}

export interface Follower {
  /**
   * One step: a range forward, a rollback, or nothing to do. After an error
   * everything is read again, from the store on.
   */
  step(): Promise<'moved' | 'idle'>
  /** Something failed: the store and the node are looked at afresh. */
  forget(): void
  position(): Position
}

const rangeOfBlocks = 500
const heartbeat = 10_000

/** Brings the store to the head of its chain, one transaction at a time. */
export function createFollower(options: FollowerOptions): Follower {
  const { db, chain, rpc, log } = options
  const { chainId, finality } = chain
  const size = createRangeSize({
    initial: rangeOfBlocks,
    maximum: rangeOfBlocks,
  })
  const guard = createShrinkGuard()
  let stored: StoredChain | undefined
  let policy: (typeof shrinkPolicies)[keyof typeof shrinkPolicies] | undefined
  let head = -1
  let chainHead = -1
  let checkedAt = 0
  let reported = 0

  const context = ({ safes, tokens }: StoredChain): ReplayContext => ({
    chainId,
    rpc,
    book: safes,
    tokens,
    onPruned: ({ number }) => {
      log.warn(
        { chainId, block: number },
        'The node no longer has the state of that block; the newest is taken',
      )
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
    if (fork.kind === 'at') {
      const { number } = fork.block
      log.info({ chainId, from: cursor.head, to: number }, 'Rolling back')
      await rollBack(db, {
        chainId,
        previousHash: cursor.headHash,
        fork: fork.block,
        chainHead,
      })
      return
    }
    log.warn(
      { chainId, head: cursor.head },
      fork.kind === 'too-deep'
        ? `The chain changed more than ${finality} blocks back: indexing it anew`
        : 'The node serves another chain of the same id: indexing it from its first block. What owners sent is kept',
    )
    await resetChain(db, chainId)
  }

  const goForward = async (
    chainNow: StoredChain,
    genesis: Header | undefined,
    latest: Header,
  ): Promise<void> => {
    const { cursor } = chainNow
    const range = await readNextRange({ rpc, cursor, latest, finality, size })
    const rows = await replayRange(context(chainNow), range)
    const last = range.headers.get(range.to)
    const genesisHash = cursor?.genesisHash ?? genesis?.hash
    if (last === undefined || genesisHash === undefined) {
      throw new RpcError('invalid', 'The node does not know its first block.')
    }
    const forgetUpTo = last.number - finality
    const recent = [
      ...new Map(
        [...(cursor?.recent ?? []), ...range.recent].map((block) => [
          block.number,
          { number: block.number, hash: block.hash },
        ]),
      ).values(),
    ]
      .filter(({ number }) => number > forgetUpTo)
      .sort((a, b) => a.number - b.number)
    const { safes, tokens } = chainNow
    // Until it is written, what is in memory is not what is stored.
    stored = undefined
    await writeRange(db, {
      chainId,
      genesisHash,
      previousHash: cursor?.headHash,
      head: last,
      recent: range.recent,
      forgetUpTo,
      chainHead,
      rows,
    })
    checkedAt = Date.now()
    for (const [safe, state] of rows.changed) safes.set(safe, state)
    for (const { address } of rows.tokens) tokens.add(address)
    stored = {
      cursor: { genesisHash, head: last.number, headHash: last.hash, recent },
      safes,
      tokens,
    }
    head = last.number
    report()
  }

  const report = (): void => {
    const left = chainHead - head
    if (left < finality || Date.now() - reported < 5_000) return
    reported = Date.now()
    log.info({ chainId, head, chainHead }, 'Catching up')
  }

  const rest = async (): Promise<'idle'> => {
    if (Date.now() - checkedAt >= heartbeat) {
      checkedAt = Date.now()
      await touchHead(db, chainId, chainHead)
    }
    return 'idle'
  }

  return {
    async step() {
      stored ??= await loadChain(db, chainId)
      const { cursor } = stored
      head = cursor?.head ?? -1
      if (policy === undefined) {
        const node = await identifyNode(rpc, chainId)
        policy = shrinkPolicies[node.kind]
        if (cursor !== undefined && node.genesisHash !== cursor.genesisHash) {
          await goBack(cursor)
          return 'moved'
        }
      }
      const [latest, known] = await readHeaders(rpc, [
        'latest',
        cursor?.head ?? 0,
      ])
      if (latest === undefined) {
        throw new RpcError('invalid', 'The node does not know its head.')
      }
      chainHead = latest.number
      if (cursor === undefined) {
        await goForward(stored, known, latest)
        return 'moved'
      }
      const kept = cursor.recent.find(({ number }) => number === latest.number)
      const conflict =
        known === undefined
          ? kept !== undefined && kept.hash !== latest.hash
          : known.hash !== cursor.headHash
      if (known === undefined && !conflict) {
        if (!guard.confirms(latest, policy)) return 'idle'
      } else {
        guard.clear()
      }
      if (known === undefined || conflict) {
        await goBack(cursor)
        return 'moved'
      }
      if (latest.number <= cursor.head) return rest()
      await goForward(stored, undefined, latest)
      return 'moved'
    },
    forget() {
      stored = undefined
      policy = undefined
    },
    position: () => ({ head, chainHead }),
  }
}
