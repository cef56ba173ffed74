import { getTransactionDetails } from '@strongroom/gateway-sdk'
import { pause } from '@strongroom/internal/pause'
import type { RpcPort } from '../verify/RpcPort.ts'
import { type Claims, claimEntry, isClaimed } from './claimEntry.ts'
import {
  changeEntry,
  isExecuted,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { followExecution, isFollowed } from './followExecution.ts'
import { readOutcome } from './readOutcome.ts'
import {
  invalidateChain,
  type KeepContext,
  showExecutions,
  statusOf,
} from './showExecutions.ts'

const kept: Claims = new WeakMap()

/** Milliseconds between two looks at a proven execution, at first and at most. */
const firstLook = 1_000
const lastLook = 15_000

/**
 * Follows an execution to its end: until the chain has decided, and then until
 * the gateway agrees. An execution whose receipt a reorg removes is pending
 * again.
 *
 * @throws the signal's reason
 */
export async function keepExecution(
  context: KeepContext,
  rpc: RpcPort,
  entry: TrackedExecution,
  options: {
    readonly signal?: AbortSignal | undefined
    readonly interval?: number | undefined
  },
): Promise<void> {
  const { store } = context
  const { signal, interval } = options
  signal?.throwIfAborted()
  // Another caller of this page does it, and may stop before it is done.
  while (isClaimed(kept, store, entry)) await pause(interval ?? 1_500, signal)
  const release = claimEntry(kept, store, entry, signal)
  try {
    for (;;) {
      const current = store.get().find((other) => isSame(other, entry))
      if (current === undefined || current.isIndexed) return
      if (current.outcome === undefined) {
        if (isFollowed(store, current)) await pause(interval ?? 1_500, signal)
        else await followExecution(rpc, store, current, options)
        continue
      }
      void invalidateChain(context, entry.chainId)
      if (!isExecuted(current)) return
      showExecutions(context)
      await untilIndexed(context, rpc, current, options)
    }
  } finally {
    release()
  }
}

/** Ends when the gateway agrees, or when the chain has undone it. */
async function untilIndexed(
  context: KeepContext,
  rpc: RpcPort,
  entry: TrackedExecution,
  {
    signal,
    interval = firstLook,
  }: { signal?: AbortSignal | undefined; interval?: number | undefined },
): Promise<void> {
  const { gateway, store } = context
  const { chainId, safeTxHash, txHash } = entry
  let missed = 0
  for (let wait = interval; ; wait = Math.min(wait * 1.5, lastLook)) {
    const isKnown = store
      .get()
      .some((other) => isSame(other, entry) && other.outcome === entry.outcome)
    // The entry was removed, or changed by another tab.
    if (!isKnown || txHash === null) return
    const [found, details] = await Promise.all([
      readOutcome(rpc, { ...entry, txHash, signal }).catch(() => undefined),
      getTransactionDetails(gateway, {
        chainId,
        transactionId: safeTxHash,
        retry: 0,
        ...(signal ? { signal } : {}),
      }).catch(() => undefined),
    ])
    signal?.throwIfAborted()
    // Seen twice: nodes behind one address need not agree at once.
    missed = found && found.status !== entry.outcome?.status ? missed + 1 : 0
    if (missed > 1) {
      changeEntry(store, entry, { outcome: undefined })
      void invalidateChain(context, chainId)
      return
    }
    if (missed === 0 && found && details?.txStatus === statusOf(entry)) {
      await invalidateChain(context, chainId)
      changeEntry(store, entry, { isIndexed: true })
      return
    }
    await pause(wait, signal)
  }
}
