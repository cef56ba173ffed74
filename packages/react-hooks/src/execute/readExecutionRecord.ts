import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import {
  decodeExecTransaction,
  decodeSafeEvent,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { withDeadline } from '../verify/withDeadline.ts'

/** What a chain transaction must have done to be the one that is meant. */
export type ExecutionKind = 'multisig' | 'module' | 'incoming' | 'creation'

/** A chain transaction by the owner's node alone, with its proven part in a safe. */
export interface ChainRecord {
  readonly status: 'found'
  readonly txHash: Hex
  readonly block: number
  /** Milliseconds since 1970, as the block says. */
  readonly timestamp: number
  /** The account that sent it and paid the fee. */
  readonly sender: Address
  readonly kind: ExecutionKind
  /** The contract that it calls in place of the safe itself. */
  readonly through: Address | undefined
  /** False: the safe itself reports that what it ran failed. */
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** Wei of the coin that the sender paid, fees for a rollup's data included. */
  readonly fee: bigint
  /** Blocks from its own to the latest one, both counted. */
  readonly confirmations: number
  /** Calldata as it was sent. */
  readonly data: Hex
  /**
   * The signatures in that calldata, in their order. Undefined when another contract
   * called the safe, or no signature is needed; empty when they cannot be read.
   */
  readonly signatures: readonly SafeSignature[] | undefined
}

/** What the owner's node knows about an execution. */
export type ExecutionRecord =
  | ChainRecord
  | {
      /**
       * `pruned`: the block has it, and the node dropped the receipt. `reorged`: the
       * block that is named does not have it, or another block took its place.
       * `missing`: the node does not know it. `unrelated`: it is on the chain, and no
       * event of the safe tells of what is meant. `unreachable`: no valid answer.
       */
      readonly status:
        | 'pruned'
        | 'reorged'
        | 'missing'
        | 'unrelated'
        | 'unreachable'
      readonly txHash: Hex
    }

/** What identifies an execution. */
export interface ExecutionQuery {
  readonly safe: Address
  /** Chain transaction, as the chain or the gateway names it. */
  readonly txHash: Hex
  readonly kind: ExecutionKind
  /** Hash that the owners signed; absent for modules and transfers. */
  readonly safeTxHash?: Hex | undefined
  /** Module that is named as the caller. */
  readonly module?: string | undefined
  /** Block that is named with it. */
  readonly block?: number | undefined
  /** Milliseconds to wait. @default 10_000 */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

type Fields = Readonly<Record<string, unknown>>

interface Log {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** Answers that cannot be what was asked for. */
class InvalidAnswerError extends TypeError {}

/**
 * Reads a chain transaction from the owner's node: block, time, fee, sender, depth,
 * calldata and signatures. It is `found` only if an event of the safe proves that it is
 * the one that is meant, whoever named it.
 *
 * @throws the signal's reason alone
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readExecutionRecord } from '@strongroom/react-hooks/sign'
 *
 * const record = await readExecutionRecord(createRpc('https://my.node.example'), {
 *   safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   txHash: `0x${'11'.repeat(32)}`,
 *   safeTxHash: `0x${'22'.repeat(32)}`,
 *   kind: 'multisig',
 * })
 * const isFinal = record.status === 'found' && record.confirmations > 64
 */
export async function readExecutionRecord(
  rpc: RpcPort,
  query: ExecutionQuery,
): Promise<ExecutionRecord> {
  const { txHash, signal, timeout = 10_000 } = query
  try {
    return await withDeadline(read(rpc, query), timeout, signal)
  } catch {
    signal?.throwIfAborted()
    return { status: 'unreachable', txHash }
  }
}

async function read(
  rpc: RpcPort,
  query: ExecutionQuery,
): Promise<ExecutionRecord> {
  const { txHash, signal } = query
  const send = async (method: string, ...params: unknown[]) => {
    const answer = await ask(rpc, method, params, signal)
    return answer === null ? undefined : (Object(answer) as Fields)
  }
  const [receipt, transaction, latest] = await Promise.all([
    send('eth_getTransactionReceipt', txHash),
    send('eth_getTransactionByHash', txHash),
    ask(rpc, 'eth_blockNumber', [], signal),
  ])
  const { block: named } = query
  if (!receipt) {
    const at = named ?? quantity(transaction?.['blockNumber'])
    if (at === undefined) return { status: 'missing', txHash }
    const block = await send('eth_getBlockByNumber', hex(at), false)
    const hashes = block?.['transactions']
    // Blocks above the node's own are not there yet.
    if (!Array.isArray(hashes)) return { status: 'missing', txHash }
    const isIn = hashes.some((hash) => sameText(`${hash}`, txHash))
    return { status: isIn ? 'pruned' : 'reorged', txHash }
  }
  const number = need(quantity(receipt['blockNumber']))
  const block = await send('eth_getBlockByNumber', hex(number), false)
  if (!block || block['hash'] !== receipt['blockHash'])
    return { status: 'reorged', txHash }
  const succeeded = outcomeOf(logsOf(receipt), transaction, query)
  if (succeeded === undefined || receipt['status'] === '0x0')
    return { status: 'unrelated', txHash }
  const { input } = transaction ?? {}
  if (!isBytes(receipt['from'], 20) || !isBytes(input))
    throw new InvalidAnswerError()
  const gasUsed = need(quantity(receipt['gasUsed']))
  // Older nodes have the price in the transaction alone.
  const price = need(
    quantity(receipt['effectiveGasPrice'] ?? transaction?.['gasPrice']),
  )
  const to = receipt['to']
  const isDirect = sameText(`${to}`, query.safe)
  return {
    status: 'found',
    txHash,
    block: Number(number),
    timestamp: Number(need(quantity(block['timestamp']))) * 1000,
    sender: checksumAddress(receipt['from'].slice(2)),
    kind: query.kind,
    through:
      isBytes(to, 20) && !isDirect ? checksumAddress(to.slice(2)) : undefined,
    succeeded,
    gasUsed,
    fee: gasUsed * price + (quantity(receipt['l1Fee']) ?? 0n),
    confirmations: Math.max(
      1,
      Number(need(quantity(latest)) - BigInt(number)) + 1,
    ),
    data: input,
    signatures: isDirect ? await signaturesOf(input, query) : undefined,
  }
}

const hex = (value: bigint | number) => `0x${value.toString(16)}`

const quantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[\da-f]{1,32}$/i.test(value)
    ? BigInt(value)
    : undefined

function need(value: bigint | undefined): bigint {
  if (value === undefined) throw new InvalidAnswerError()
  return value
}

function logsOf({ logs }: Fields): readonly Log[] {
  if (!Array.isArray(logs)) throw new InvalidAnswerError()
  return logs as Log[]
}

/** How it ended by the safe's own event; undefined when there is none. */
function outcomeOf(
  logs: readonly Log[],
  transaction: Fields | undefined,
  { safe, kind, safeTxHash, module }: ExecutionQuery,
): boolean | undefined {
  for (const log of logs) {
    const isOwn = sameText(`${log.address}`, safe)
    const event = decodeSafeEvent(log)
    if (!event) continue
    const { name, args } = event
    if (kind === 'incoming') {
      const isReceived =
        (isOwn && name === 'SafeReceived') ||
        (name === 'Transfer' && sameText(args.to, safe))
      if (isReceived) return true
    } else if (!isOwn) continue
    else if (kind === 'creation') {
      if (name === 'SafeSetup') return true
    } else if (kind === 'module') {
      const isDone = name === 'ExecutionFromModuleSuccess'
      if (isDone || name === 'ExecutionFromModuleFailure')
        if (!module || sameText(args.module, module)) return isDone
    } else if (name === 'ExecutionSuccess' || name === 'ExecutionFailure') {
      if (safeTxHash && sameText(args.txHash, safeTxHash))
        return name === 'ExecutionSuccess'
    }
  }
  // A plain payment of the coin leaves no log with older safes.
  const isPaid =
    kind === 'incoming' &&
    sameText(`${transaction?.['to']}`, safe) &&
    (quantity(transaction?.['value']) ?? 0n) > 0n
  return isPaid ? true : undefined
}

/** The signatures of an `execTransaction`; empty when they cannot be read. */
async function signaturesOf(
  data: Hex,
  { kind, safeTxHash }: ExecutionQuery,
): Promise<readonly SafeSignature[] | undefined> {
  if (kind !== 'multisig' || !safeTxHash) return undefined
  try {
    const { signatures } = decodeExecTransaction(data)
    return await parseSignatures(signatures, safeTxHash)
  } catch {
    return []
  }
}
