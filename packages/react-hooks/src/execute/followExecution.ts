import type { Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { type Claims, claimEntry, isClaimed } from './claimEntry.ts'
import {
  changeEntry,
  type ExecutionOutcome,
  type ExecutionStore,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'
import type { Execution } from './Execution.ts'
import {
  type WaitForExecutionOptions,
  waitForExecution,
} from './waitForExecution.ts'

const followed: Claims = new WeakMap()

/** Whether this page follows it already. */
export const isFollowed = (store: ExecutionStore, entry: TrackedExecution) =>
  isClaimed(followed, store, entry)

/** Milliseconds after which an execution can be older than the searched blocks. */
const searchable = 30 * 60_000

/**
 * Follows a tracked execution until the chain has decided, and notes its
 * progress in the store, so that a reload or another tab continues from there.
 *
 * @throws the signal's reason alone
 */
export async function followExecution(
  rpc: RpcPort,
  store: ExecutionStore,
  entry: TrackedExecution,
  options: Pick<
    WaitForExecutionOptions,
    'confirmations' | 'interval' | 'signal' | 'onReplaced'
  >,
): Promise<Execution> {
  const release = claimEntry(followed, store, entry, options.signal)
  const note = (found: Partial<TrackedExecution>) =>
    changeEntry(store, entry, found)
  const { account, accountNonce, txHash, safe, safeTxHash } = entry
  try {
    const execution = await waitForExecution(rpc, {
      ...options,
      safe,
      safeTxHash,
      nonce: BigInt(entry.nonce),
      txHash,
      sender:
        accountNonce === undefined
          ? undefined
          : { from: account, nonce: BigInt(accountNonce) },
      latestHash: () =>
        store.get().find((other) => isSame(other, entry))?.txHash,
      onSender: ({ from, nonce }) =>
        note({ account: from, accountNonce: `${nonce}` }),
      onReplaced: (found) => {
        note({ txHash: found, accountNonce: undefined })
        options.onReplaced?.(found)
      },
    })
    const isOld = Date.now() - entry.submitted > searchable
    if (execution.status === 'superseded' && txHash === null && isOld)
      // It may have been executed before the blocks that were searched.
      store.update((entries) =>
        entries.filter((other) => !isSame(other, entry)),
      )
    else
      note({
        txHash: execution.txHash ?? null,
        outcome: await outcomeOf(rpc, execution, entry),
      })
    return execution
  } finally {
    release()
  }
}

async function outcomeOf(
  rpc: RpcPort,
  execution: Execution,
  { account }: TrackedExecution,
): Promise<ExecutionOutcome> {
  const { status } = execution
  if (!('block' in execution)) return { status }
  const { block, executor = account } = execution
  return { status, block, executor, executedAt: await timeOf(rpc, block) }
}

/** Time of a block, in milliseconds; now if the node does not return it. */
async function timeOf(rpc: RpcPort, block: number): Promise<number> {
  try {
    const params = [`0x${block.toString(16)}`, false]
    const found = await ask(rpc, 'eth_getBlockByNumber', params)
    const time = Number((found as { timestamp: Hex }).timestamp) * 1_000
    return Number.isSafeInteger(time) ? time : Date.now()
  } catch {
    return Date.now()
  }
}
