import { ask } from './ask.ts'
import type { RpcPort } from './RpcPort.ts'
import { withDeadline } from './withDeadline.ts'

/** Number and time of a block. */
export interface BlockHeader {
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** The block at which the answers of two nodes are compared. */
export interface CommonBlock {
  /** The older one of both latest blocks; the first node's own unless they agree. */
  readonly block: BlockHeader
  /**
   * `differs`: the latest blocks are far apart, or the nodes name different times of
   * the same block. `silent`: the second node did not answer.
   */
  readonly second: 'agrees' | 'differs' | 'silent'
}

/** How long the second node may take, in milliseconds: it must not delay the first. */
const secondNodeTimeout = 8_000

/**
 * How far the latest blocks of two honest nodes may be apart. Both must be exceeded:
 * a quiet chain has minutes between two blocks, a fast one many blocks in a second.
 */
const mostBlocks = 3
const mostSeconds = 120

/** Reads number and time of a block. */
export async function readHeader(
  rpc: RpcPort,
  block: number | 'latest',
  signal: AbortSignal | undefined,
): Promise<BlockHeader> {
  const tag = block === 'latest' ? block : `0x${block.toString(16)}`
  const answer = await ask(rpc, 'eth_getBlockByNumber', [tag, false], signal)
  const { number, timestamp } = Object(answer) as Record<string, unknown>
  const isQuantity = (value: unknown): value is string =>
    typeof value === 'string' && /^0x[\da-f]{1,12}$/i.test(value)
  if (!isQuantity(number) || !isQuantity(timestamp))
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return { number: Number(number), timestamp: Number(timestamp) }
}

/** Result of the second node; undefined when it fails or takes too long. */
export function secondAnswer<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  return withDeadline(promise, secondNodeTimeout, signal).catch(() => {
    signal?.throwIfAborted()
    return undefined
  })
}

/**
 * Finds the block at which two nodes are compared: the older one of their latest blocks.
 * One node alone cannot choose it, so it cannot have an outdated state confirmed.
 *
 * @throws errors of the first node, and the signal's reason
 */
export async function findCommonBlock(
  rpc: RpcPort,
  second: RpcPort,
  signal: AbortSignal | undefined,
): Promise<CommonBlock> {
  const [own, other] = await Promise.all([
    readHeader(rpc, 'latest', signal),
    secondAnswer(readHeader(second, 'latest', signal), signal),
  ])
  if (other === undefined) return { block: own, second: 'silent' }
  const distance = (key: keyof BlockHeader) => Math.abs(own[key] - other[key])
  if (distance('number') > mostBlocks && distance('timestamp') > mostSeconds)
    return { block: own, second: 'differs' }
  if (own.number === other.number)
    return {
      block: own,
      second: own.timestamp === other.timestamp ? 'agrees' : 'differs',
    }
  const [block, checking] =
    own.number < other.number
      ? [own, secondAnswer(readHeader(second, own.number, signal), signal)]
      : [other, readHeader(rpc, other.number, signal)]
  const check = await checking
  if (check === undefined) return { block: own, second: 'silent' }
  return check.number === block.number && check.timestamp === block.timestamp
    ? { block, second: 'agrees' }
    : { block: own, second: 'differs' }
}
