import {
  type GatewayClient,
  getTransactionDetails,
  type TransactionSummary,
} from '@strongroom/gateway-sdk'
import { pause } from '@strongroom/internal/pause'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '../query/queryKey.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { type Claims, claimEntry, isClaimed } from './claimEntry.ts'
import {
  changeEntry,
  type ExecutionStore,
  isExecuted,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { followExecution, isFollowed } from './followExecution.ts'
import { readOutcome } from './readOutcome.ts'
import {
  findSummary,
  namesWithExecution,
  statusOf,
  withExecution,
} from './withExecution.ts'

export interface KeepContext {
  readonly queryClient: QueryClient
  readonly gateway: GatewayClient
  readonly store: ExecutionStore
}

/** Marks what was read of a chain as stale: an execution may change any of it. */
export const invalidateChain = (
  { queryClient, gateway }: Omit<KeepContext, 'store'>,
  chainId: string,
): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: ['strongroom'],
    predicate: ({ queryKey }) => {
      const { scope, chainId: of = chainId } = Object(queryKey[2]) as {
        readonly scope?: unknown
        readonly chainId?: unknown
      }
      return scope === gateway.uid && of === chainId
    },
  })

/** An answer as the gateway gave it, and as it is shown. */
interface Draft {
  readonly base: object
  readonly shown: unknown
}

const kept: Claims = new WeakMap()
const shown = new WeakMap<QueryClient, WeakMap<ExecutionStore, Set<string>>>()

/**
 * Shows proven executions in the cache, and keeps showing them while the
 * gateway gives older answers: until the store reports that the gateway agrees,
 * or that a reorg reverted the execution. Calling it again has no further
 * effect.
 */
export function showExecutions({ queryClient, gateway, store }: KeepContext) {
  const stores = shown.get(queryClient) ?? new WeakMap()
  shown.set(queryClient, stores)
  const scopes: Set<string> = stores.get(store) ?? new Set()
  stores.set(store, scopes)
  if (scopes.has(gateway.uid)) return
  const cache = queryClient.getQueryCache()
  const summaries = new Map<string, TransactionSummary>()
  const drafts = new WeakMap<Query, Draft>()
  let proven: readonly TrackedExecution[] = []
  let isDrawing = false

  const isShown = ({ queryKey, state }: Query) => {
    const [, name, parameters] = queryKey as Partial<QueryKey>
    return (
      state.data !== undefined &&
      namesWithExecution.includes(name as never) &&
      parameters?.['scope'] === gateway.uid
    )
  }
  const queries = () => cache.getAll().filter(isShown)
  const apply = (query: Query, data: object, entry: TrackedExecution) => {
    const [, name, { chainId, safeAddress }] = query.queryKey as QueryKey
    const isOther =
      chainId !== entry.chainId ||
      (name !== 'transaction' && !sameText(`${safeAddress}`, entry.safe))
    return isOther
      ? data
      : attempt(data, () =>
          withExecution(
            name as never,
            data,
            entry,
            summaries.get(entry.safeTxHash),
          ),
        )
  }
  const draw = (query: Query) => {
    if (!isShown(query)) return
    const { data, dataUpdatedAt } = query.state
    const draft = drafts.get(query)
    const { base } =
      draft && draft.shown === data ? draft : { base: data as object }
    const next = proven.reduce((each, entry) => apply(query, each, entry), base)
    if (next === data) return
    isDrawing = true
    query.setData(next, { updatedAt: dataUpdatedAt, manual: true })
    isDrawing = false
    drafts.set(query, { base, shown: query.state.data })
  }
  /** Makes the shown state the base once the gateway agrees with it. */
  const settle = (entry: TrackedExecution) => {
    for (const query of queries()) {
      const draft = drafts.get(query)
      if (draft && draft.shown === query.state.data)
        drafts.set(query, { ...draft, base: apply(query, draft.base, entry) })
    }
  }
  const follow = () => {
    const entries = store.get()
    const before = proven
    proven = entries.filter((entry) => isExecuted(entry) && !entry.isIndexed)
    for (const entry of proven)
      for (const { queryKey, state } of queries()) {
        const name = `${queryKey[1]}`
        const found = attempt(undefined, () =>
          findSummary(name, state.data, entry),
        )
        if (found && !summaries.has(entry.safeTxHash))
          summaries.set(entry.safeTxHash, found)
      }
    for (const entry of before) {
      const now = entries.find((other) => isSame(other, entry))
      const isUndone = now !== undefined && now.outcome === undefined
      // Another tab drops what the gateway agrees with.
      if (!isUndone && !proven.some((other) => isSame(other, entry)))
        settle(entry)
    }
    queries().forEach(draw)
    if (proven.length === 0) stop()
  }
  const stopCache = cache.subscribe((event) => {
    const { type, query } = event
    // Queries with data are also added while a component renders.
    if (type === 'added') queueMicrotask(() => draw(query))
    else if (
      type === 'updated' &&
      !isDrawing &&
      /^(?:success|setState)$/.test(event.action.type)
    )
      draw(query)
  })
  const stopStore = store.subscribe(follow)
  const stop = () => {
    stopCache()
    stopStore()
    scopes.delete(gateway.uid)
  }
  scopes.add(gateway.uid)
  follow()
}

/** A gateway may answer anything: what cannot be read gives the fallback. */
function attempt<T>(fallback: T, work: () => T): T {
  try {
    return work()
  } catch {
    return fallback
  }
}

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
