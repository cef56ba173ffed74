import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import { isRecord } from '@strongroom/internal/isRecord'
import {
  decodeSafeEvent,
  type SafeEvent,
  type SafeEventArgs,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import { type BlockHeader, readHeader } from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'

/** Coins or tokens that moved. */
export interface MovedAmount {
  /** Contract of the token; the chain's coin without it. */
  readonly token?: Address | undefined
  /** In the smallest unit; absent for an NFT. */
  readonly value?: bigint | undefined
  /** Token id of an NFT. */
  readonly tokenId?: bigint | undefined
}

/** One event of a safe, as one node says. */
export interface ActivityItem {
  readonly kind:
    | 'executed'
    | 'failed'
    | 'module'
    | 'moduleFailed'
    | 'received'
    | 'sent'
  readonly txHash: Hex
  readonly block: number
  readonly logIndex: number
  /** Hash that the owners signed, of an execution. */
  readonly safeTxHash?: Hex | undefined
  /** The call, if the safe logs it (L2). */
  readonly call?:
    | Pick<SafeEventArgs['SafeMultiSigTransaction'], 'to' | 'value' | 'data'>
    | undefined
  /** Amount of a payment. */
  readonly amount?: MovedAmount | undefined
  /** The other side of a payment, or the module. */
  readonly party?: Address | undefined
}

/** The last events of a safe, as one node says. */
export interface Activity {
  /** Newest first. */
  readonly items: readonly ActivityItem[]
  /** The node's latest block. */
  readonly block: BlockHeader
  /** The oldest block that was searched. */
  readonly from: number
  /**
   * Why no older block was searched. `start`: there is none. `limit`: enough was found or
   * searched. `refused`: the node gave no older logs.
   */
  readonly end: 'start' | 'limit' | 'refused'
}

/** Whose events are read, and how far back. */
export interface ReadActivityOptions {
  readonly safe: Address
  /** Blocks that are searched at most. @default 50_000 */
  readonly blocks?: number | undefined
  /** The search ends once it has so many. @default 25 */
  readonly most?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Public nodes refuse logs of wider ranges, many of narrower ones. */
const widest = 10_000
/** A narrower range costs more requests than a page may send. */
const narrowest = 10
/** Each range costs three requests. */
const mostRanges = 20

/** `Transfer(address,address,uint256)` of ERC-20 and ERC-721 */
const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * Reads the last executions and payments of a safe from the logs of the owner's node,
 * for a page that has no gateway. It searches backwards from the latest block, in ranges
 * that get narrower when the node refuses them, and says how far it got. Payments of the
 * coin show up where the safe logs them (1.3.0 and later).
 *
 * It is the word of one node, and contracts may log transfers that never were.
 *
 * @throws what the node says when it refuses even the latest blocks, and the signal's
 * reason
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readActivity } from '@strongroom/react-hooks/sign'
 *
 * const { items, from, end } = await readActivity(
 *   createRpc('https://my.node.example'),
 *   { safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' },
 * )
 * const isWhole = end === 'start'
 */
export async function readActivity(
  rpc: RpcPort,
  options: ReadActivityOptions,
): Promise<Activity> {
  const { safe, blocks = 50_000, most = 25, signal } = options
  const block = await readHeader(rpc, 'latest', signal)
  const oldest = Math.max(0, block.number - blocks + 1)
  const items: ActivityItem[] = []
  let from = block.number + 1
  let width = widest
  for (let range = 0; range < mostRanges; range++) {
    const start = Math.max(oldest, from - width)
    try {
      items.push(...(await readRange(rpc, safe, start, from - 1, signal)))
    } catch (error) {
      signal?.throwIfAborted()
      width = Math.floor(width / 4)
      if (width >= narrowest) continue
      if (from > block.number) throw error
      return { items, block, from, end: 'refused' }
    }
    from = start
    if (from === 0) return { items, block, from, end: 'start' }
    if (from === oldest || items.length >= most) break
  }
  return { items, block, from, end: 'limit' }
}

interface Log {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly txHash: Hex
  readonly block: number
  readonly logIndex: number
}

/** The events of some blocks, newest first. */
async function readRange(
  rpc: RpcPort,
  safe: Address,
  from: number,
  to: number,
  signal: AbortSignal | undefined,
): Promise<ActivityItem[]> {
  const hex = (value: number) => `0x${value.toString(16)}`
  const read = async (filter: object) => {
    const range = { fromBlock: hex(from), toBlock: hex(to) }
    const logs = await ask(
      ...([rpc, 'eth_getLogs', [{ ...filter, ...range }], signal] as const),
    )
    if (!Array.isArray(logs)) throw new TypeError('The RPC sent no logs.')
    return logs.flatMap(readLog).filter(({ block }) => {
      return from <= block && block <= to
    })
  }
  const topic = `0x${word(safe)}`
  const [own, sent, received] = await Promise.all([
    read({ address: safe }),
    read({ topics: [transferTopic, topic] }),
    read({ topics: [transferTopic, null, topic] }),
  ])
  const ofSafe = own.filter(({ address }) => sameText(address, safe))
  const items = [
    ...inOrder(ofSafe),
    ...[...sent, ...received].flatMap((log) => payment(log, safe)),
  ]
  // A transfer to the safe itself is in both answers.
  const unique = new Map(
    items.map((item) => [`${item.txHash} ${item.logIndex}`, item]),
  )
  return [...unique.values()].sort(
    (a, b) => b.block - a.block || b.logIndex - a.logIndex,
  )
}

function readLog(value: unknown): Log[] {
  if (!isRecord(value) || value['removed'] === true) return []
  const { address, topics, data, transactionHash: txHash } = value
  const [block, logIndex] = [value['blockNumber'], value['logIndex']].map(
    (text) => (/^0x[\da-f]{1,12}$/i.test(`${text}`) ? Number(text) : undefined),
  )
  return isBytes(address, 20) &&
    isBytes(data) &&
    isBytes(txHash, 32) &&
    Array.isArray(topics) &&
    topics.every((topic) => isBytes(topic, 32)) &&
    block !== undefined &&
    logIndex !== undefined
    ? [{ address, topics: topics as Hex[], data, txHash, block, logIndex }]
    : []
}

const kinds: Partial<Record<SafeEvent['name'], ActivityItem['kind']>> = {
  ExecutionSuccess: 'executed',
  ExecutionFailure: 'failed',
  ExecutionFromModuleSuccess: 'module',
  ExecutionFromModuleFailure: 'moduleFailed',
}

/**
 * The safe's own events. A safe that logs its calls does so before it runs them, and
 * tells the result afterwards: of executions within each other, the last one begun ends
 * first.
 */
function inOrder(logs: readonly Log[]): ActivityItem[] {
  const begun: [Hex, NonNullable<ActivityItem['call']>][] = []
  const sorted = [...logs].sort(
    (a, b) => a.block - b.block || a.logIndex - b.logIndex,
  )
  return sorted.flatMap((log): ActivityItem[] => {
    const event = decodeSafeEvent(log)
    if (!event) return []
    const { txHash, block, logIndex } = log
    const base = { txHash, block, logIndex }
    const { name, args } = event
    if (name === 'SafeMultiSigTransaction') {
      const { to, value, data } = args
      begun.push([txHash, { to, value, data }])
      return []
    }
    if (name === 'SafeReceived') {
      const { sender: party, value } = args
      return [{ ...base, kind: 'received', amount: { value }, party }]
    }
    const kind = kinds[name]
    if (!kind) return []
    if ('module' in args) return [{ ...base, kind, party: args.module }]
    const last = begun.at(-1)
    const call = last?.[0] === txHash ? begun.pop()?.[1] : undefined
    const safeTxHash = 'txHash' in args ? args.txHash : undefined
    return [{ ...base, kind, safeTxHash, call }]
  })
}

/** A token that the safe sent or received. */
function payment(log: Log, safe: Address): ActivityItem[] {
  const event = decodeSafeEvent(log)
  if (event?.name !== 'Transfer') return []
  const { args } = event
  const { from, to, value, tokenId } = args
  const isSent = sameText(from, safe)
  if (!isSent && !sameText(to, safe)) return []
  const { txHash, block, logIndex, address } = log
  const token = checksumAddress(address.slice(2))
  return [
    {
      ...{ txHash, block, logIndex },
      kind: isSent ? 'sent' : 'received',
      amount: { token, value, tokenId },
      party: isSent ? to : from,
    },
  ]
}
