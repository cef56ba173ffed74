import { pause } from '@strongroom/internal/pause'
import type { Address, Hex } from 'viem'
import { readWord } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import { callView } from '../verify/callView.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { Execution } from './Execution.ts'
import { executedHash } from './executedHash.ts'
import {
  executionFailure,
  executionSuccess,
  type Outcome,
  readOutcome,
} from './readOutcome.ts'

/**
 * Options of `waitForExecution`: the execution, and how often to look for it.
 */
export interface WaitForExecutionOptions {
  readonly safe: Address
  readonly safeTxHash: Hex
  /** Nonce of the safe transaction. */
  readonly nonce: bigint
  /** Transaction hash that the wallet returned; null if its answer was lost. */
  readonly txHash: Hex | null
  /** Account that sends it and its nonce, if known. */
  readonly sender?: ExecutionSender | undefined
  /** Blocks it has to be deep, its own included. @default 1 */
  readonly confirmations?: number | undefined
  /** Milliseconds between two looks. @default 1500 */
  readonly interval?: number | undefined
  /** Stops waiting. */
  readonly signal?: AbortSignal | undefined
  /** Another chain transaction executed it, or will. */
  readonly onReplaced?: ((txHash: Hex) => void) | undefined
  /** The hash under which it was sent again since, by another tab, too. */
  readonly latestHash?: (() => Hex | null | undefined) | undefined
  /** The node knows the chain transaction, so that its loss will be noticed. */
  readonly onSender?: ((sender: ExecutionSender) => void) | undefined
}

/** The account and its nonce in a chain transaction. */
export interface ExecutionSender {
  readonly from: Address
  readonly nonce: bigint
}

/**
 * Waits until the chain has decided about an execution, and reads its outcome
 * from the safe's own event.
 *
 * Polls the chain: retries an unreachable node, and waits again for a receipt
 * that a reorg removed. It follows a transaction that the wallet replaced
 * (faster, or cancelled), one that another account sent for the same safe
 * transaction, and notices when another one used the nonce. Until `signal`
 * aborts it waits without a limit: a node need not know a pending transaction.
 *
 * @throws the signal's reason alone
 * @example
 * import { waitForExecution } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 *
 * export const follow = (safeTxHash: `0x${string}`, txHash: `0x${string}`) =>
 *   waitForExecution(rpc, {
 *     safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     safeTxHash,
 *     nonce: 7n,
 *     txHash,
 *     signal: AbortSignal.timeout(600_000),
 *   })
 */
export async function waitForExecution(
  rpc: RpcPort,
  options: WaitForExecutionOptions,
): Promise<Execution> {
  const { confirmations = 1, interval = 1_500, signal } = options
  let { txHash, sender } = options
  let lost: Lost | undefined
  for (;;) {
    try {
      const latest = options.latestHash?.()
      if (latest && latest !== txHash) {
        txHash = latest
        sender = undefined
        lost = undefined
      }
      // The node drops a replaced transaction, so this is read while it is
      // known.
      if (txHash !== null && sender === undefined) {
        sender = await readSender(rpc, txHash, signal)
        if (sender) options.onSender?.(sender)
      }
      const outcome: Outcome =
        txHash === null
          ? { status: 'waiting' }
          : await readOutcome(rpc, { ...options, txHash })
      // Undone, or not there yet: another one may have done it.
      const isOpen =
        outcome.status === 'waiting' || outcome.status === 'reverted'
      const other = isOpen ? await findOther(rpc, options, txHash) : 'none'
      if (isHash(other)) {
        txHash = other
        sender = undefined
        lost = undefined
        options.onReplaced?.(other)
        continue
      }
      if (outcome.status === 'waiting' || txHash === null) {
        const now =
          other === 'superseded' || txHash === null || sender === undefined
            ? other
            : await isGone(rpc, txHash, sender, signal)
        // Seen twice: nodes behind one address need not agree at once.
        if (now !== 'none' && now === lost)
          return { status: now, txHash: txHash ?? undefined }
        lost = now === 'none' ? undefined : now
      } else {
        if (outcome.status === 'reverted' && other === 'superseded')
          return { status: other, txHash }
        if (await isDeep(rpc, outcome, confirmations, signal))
          return { ...outcome, txHash }
      }
    } catch {
      signal?.throwIfAborted()
      // The node does not answer: retry.
    }
    await pause(interval, signal)
  }
}

type Lost = 'superseded' | 'dropped'

const isHash = (found: string): found is Hex => found.startsWith('0x')

/** Another chain transaction that ran it, or that its nonce is taken. */
async function findOther(
  rpc: RpcPort,
  options: WaitForExecutionOptions,
  txHash: Hex | null,
): Promise<Hex | 'superseded' | 'none'> {
  const { safe, safeTxHash, nonce, signal } = options
  const used = readWord(await callView(rpc, safe, 'affed0e0', signal))
  if (used <= nonce) return 'none'
  const found = await findExecution(rpc, { safe, safeTxHash, signal })
  if (found === undefined) return 'superseded'
  return found === txHash ? 'none' : found
}

async function readSender(
  rpc: RpcPort,
  txHash: Hex,
  signal: AbortSignal | undefined,
): Promise<ExecutionSender | undefined> {
  const found = (await ask(
    rpc,
    'eth_getTransactionByHash',
    [txHash],
    signal,
  )) as { from: Address; nonce: Hex } | null
  return found ? { from: found.from, nonce: BigInt(found.nonce) } : undefined
}

/** Whether the account has used the transaction's nonce for another one. */
async function isGone(
  rpc: RpcPort,
  txHash: Hex,
  { from, nonce }: ExecutionSender,
  signal: AbortSignal | undefined,
): Promise<'dropped' | 'none'> {
  const params = [from, 'latest']
  const used = await ask(rpc, 'eth_getTransactionCount', params, signal)
  if (BigInt(used as Hex) <= nonce) return 'none'
  // The transaction was mined between the two requests: its receipt is the
  // answer.
  const receipt = await ask(rpc, 'eth_getTransactionReceipt', [txHash], signal)
  return receipt === null ? 'dropped' : 'none'
}

async function isDeep(
  rpc: RpcPort,
  outcome: Exclude<Outcome, { status: 'waiting' }>,
  confirmations: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (confirmations <= 1) return true
  const latest = Number(await ask(rpc, 'eth_blockNumber', [], signal))
  return latest - outcome.block + 1 >= confirmations
}

/** Most blocks that are searched: a node needs to keep recent history only. */
const searched = 2_000

/**
 * Looks for the chain transaction that executed a safe transaction, for when
 * the wallet's answer was lost.
 */
async function findExecution(
  rpc: RpcPort,
  input: { safe: Address; safeTxHash: Hex; signal?: AbortSignal | undefined },
): Promise<Hex | undefined> {
  const { signal } = input
  const latest = Number(await ask(rpc, 'eth_blockNumber', [], signal))
  const filter = {
    address: input.safe,
    fromBlock: `0x${Math.max(0, latest - searched).toString(16)}`,
    toBlock: `0x${latest.toString(16)}`,
    topics: [[executionSuccess, executionFailure]],
  }
  const logs = (await ask(rpc, 'eth_getLogs', [filter], signal)) as readonly {
    topics: readonly Hex[]
    data: Hex
    transactionHash: Hex
  }[]
  const wanted = input.safeTxHash.toLowerCase()
  return logs.find((log) => executedHash(log) === wanted)?.transactionHash
}
