import { isBytes } from '@strongroom/internal/hex'
import type { Address, Hex } from 'viem'
import { executedHash } from '../execute/executedHash.ts'
import {
  executionFailure,
  executionSuccess,
  readOutcome,
} from '../execute/readOutcome.ts'
import { ask } from './ask.ts'
import { finalDepth } from './finalDepth.ts'
import type { RpcPort } from './RpcPort.ts'
import { sameText } from './sameText.ts'
import { withDeadline } from './withDeadline.ts'

/**
 * State of a transaction. `turn`: confirmed, and transactions with lower nonces come
 * first. `replaced`: its nonce was used by another one.
 */
export type StatusWord =
  | 'confirmations'
  | 'turn'
  | 'ready'
  | 'executed'
  | 'failed'
  | 'replaced'

/** A transaction's state as the chain proves it. */
export interface ProvenStatus {
  readonly word: StatusWord
  /** Block of the execution. */
  readonly block?: number | undefined
  /** Chain transaction of the execution. */
  readonly txHash?: Hex | undefined
}

/** Whether no reorg is expected to undo what is in a block. */
export const isFinalBlock = (block: number | undefined, latest: number) =>
  block !== undefined && latest - block >= finalDepth

export interface ExecutionQuery {
  readonly safe: Address
  readonly safeTxHash: Hex
  /** Where the gateway says it was executed; checked. */
  readonly txHash?: string | null | undefined
  readonly signal?: AbortSignal | undefined
}

/** A log of the chain. */
export interface Log {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockNumber: Hex
  readonly transactionHash: Hex
}

/** Nodes of the public refuse logs of wider ranges. */
const range = 10_000
const mostRanges = 20

/**
 * What became of a transaction whose nonce is used: the safe's own event, in the
 * receipt that the gateway names, else in the logs of the safe.
 *
 * @returns undefined when the node cannot show it; then nothing is proven.
 * @throws the signal's reason alone
 */
export async function proveExecution(
  rpc: RpcPort,
  query: ExecutionQuery,
): Promise<ProvenStatus | undefined> {
  const { signal } = query
  try {
    return await withDeadline(findExecution(rpc, query), 5_000, signal)
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

async function findExecution(
  rpc: RpcPort,
  query: ExecutionQuery,
): Promise<ProvenStatus | undefined> {
  const { safe, safeTxHash, txHash, signal } = query
  if (isBytes(txHash, 32)) {
    const named = await readOutcome(rpc, { safe, safeTxHash, txHash, signal })
    if (named.status === 'success' || named.status === 'failed')
      return {
        word: named.status === 'success' ? 'executed' : 'failed',
        block: named.block,
        txHash,
      }
  }
  const latest = BigInt(
    (await ask(rpc, 'eth_blockNumber', [], signal)) as string,
  )
  const read = async (from: bigint, to: bigint) => {
    const events = await readExecutions(rpc, { safe, from, to, signal })
    return events.get(safeTxHash.toLowerCase())
  }
  try {
    return (await read(0n, latest)) ?? { word: 'replaced' }
  } catch {
    signal?.throwIfAborted()
  }
  for (let step = 0n; step < mostRanges; step++) {
    const to = latest - step * BigInt(range)
    if (to < 0n) return { word: 'replaced' }
    const from = to >= range ? to - BigInt(range) + 1n : 0n
    const found = await read(from, to)
    if (found) return found
  }
  // Older blocks were not searched.
  return undefined
}

/**
 * Every execution of a safe in a range of blocks, by lower-case safeTxHash.
 *
 * @throws what the node says when it refuses the range
 */
export async function readExecutions(
  rpc: RpcPort,
  query: {
    readonly safe: Address
    readonly from: bigint
    readonly to: bigint
    readonly signal?: AbortSignal | undefined
  },
): Promise<ReadonlyMap<string, ProvenStatus>> {
  const { safe, from, to, signal } = query
  // Safe 1.3.0 has the hash in the data, where no node can search for it.
  const topics = [[executionSuccess, executionFailure]]
  const block = (value: bigint) => `0x${value.toString(16)}`
  const logs = await ask(
    rpc,
    'eth_getLogs',
    [{ address: safe, topics, fromBlock: block(from), toBlock: block(to) }],
    signal,
  )
  if (!Array.isArray(logs)) throw new TypeError('The RPC sent no logs.')
  const found = new Map<string, ProvenStatus>()
  for (const log of logs as readonly Log[]) {
    const hash = executedHash(log)
    if (hash === undefined || !sameText(log.address, safe)) continue
    found.set(hash, {
      word: log.topics[0] === executionSuccess ? 'executed' : 'failed',
      block: Number(log.blockNumber),
      txHash: log.transactionHash,
    })
  }
  return found
}

/** How a transaction ended, or that it still waits. */
export const endOf = (word: StatusWord) =>
  word === 'executed' || word === 'failed' || word === 'replaced'
    ? word
    : 'waiting'

/** The end that a status of the gateway names. */
export const claimedEnd = (claimed: string): ReturnType<typeof endOf> =>
  Object.entries(ends).find(([status]) => status === claimed)?.[1] ?? 'waiting'

const ends = {
  SUCCESS: 'executed',
  FAILED: 'failed',
  CANCELLED: 'replaced',
} as const
