import {
  type GatewayClient,
  getTransactionDetails,
  type TransactionDetails,
  type TransactionListItem,
  type TransactionSummary,
} from '@strongroom/gateway-sdk'
import { pause } from '@strongroom/internal/pause'
import type { Query, QueryClient } from '@tanstack/react-query'
import { queryFilter } from '../query/queryFilter.ts'
import { type QueryKey, type QueryName, queryKey } from '../query/queryKey.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { type Claims, claimEntry, isClaimed } from './claimEntry.ts'
import {
  type ExecutionStore,
  isExecuted,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { followExecution, isFollowed } from './followExecution.ts'
import { readOutcome } from './readOutcome.ts'
import {
  namesWithExecution,
  statusOf,
  summaryOf,
  withExecution,
} from './withExecution.ts'

export interface KeepContext {
  readonly queryClient: QueryClient
  readonly gateway: GatewayClient
  readonly store: ExecutionStore
}

/** Marks everything that an execution may have changed as stale. */
export const invalidateExecuted = (
  { queryClient, gateway }: Omit<KeepContext, 'store'>,
  { chainId, safe }: Pick<TrackedExecution, 'chainId' | 'safe'>,
): Promise<void> =>
  queryClient.invalidateQueries(
    queryFilter(gateway, { chainId, safeAddress: safe }),
  )

/** An answer as the gateway gave it, and as it is shown. */
interface Draft {
  readonly base: object
  readonly shown: unknown
}

const kept: Claims = new WeakMap()
const shown = new WeakMap<QueryClient, WeakMap<ExecutionStore, Set<string>>>()

/**
 * Shows proven executions in the cache, and goes on doing so while the gateway
 * gives older answers: until the store says that it agrees, or that the chain
 * has undone the execution. Calling it again changes nothing.
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

  const queriesOf = (name: QueryName) =>
    cache.findAll({ queryKey: queryKey(gateway, name) })
  const findSummary = ({ safeTxHash }: TrackedExecution) => {
    for (const { state } of queriesOf('transaction')) {
      const details = state.data as TransactionDetails | undefined
      if (details && sameText(`${details.txId}`.slice(-66), safeTxHash))
        return summaryOf(details)
    }
    for (const query of queriesOf('queue')) {
      const { pages } = (query.state.data ?? { pages: [] }) as {
        pages: { results: TransactionListItem[] }[]
      }
      for (const item of pages.flatMap(({ results }) => results))
        if (
          item.type === 'TRANSACTION' &&
          sameText(item.transaction.id.slice(-66), safeTxHash)
        )
          return item.transaction
    }
    return undefined
  }
  const apply = (query: Query, data: object, entry: TrackedExecution) => {
    const [, name, { chainId, safeAddress }] = query.queryKey as QueryKey
    const isOther =
      chainId !== entry.chainId ||
      (name !== 'transaction' && !sameText(`${safeAddress}`, entry.safe))
    if (isOther) return data
    try {
      const summary = summaries.get(entry.safeTxHash)
      return withExecution(name as never, data, entry, summary)
    } catch {
      // Not what the gateway promises: it stays as it is.
      return data
    }
  }
  const isShown = (query: Query) => {
    const [, name, parameters] = query.queryKey as Partial<QueryKey>
    return (
      namesWithExecution.includes(name as never) &&
      parameters?.['scope'] === gateway.uid
    )
  }
  const draw = (query: Query) => {
    const { data, dataUpdatedAt } = query.state
    if (data === undefined || !isShown(query)) return
    const draft = drafts.get(query)
    const base = draft?.shown === data ? draft.base : (data as object)
    const next = proven.reduce((each, entry) => apply(query, each, entry), base)
    if (next === data) return
    isDrawing = true
    query.setData(next, { updatedAt: dataUpdatedAt, manual: true })
    isDrawing = false
    drafts.set(query, { base, shown: query.state.data })
  }
  const drawAll = () => {
    for (const name of namesWithExecution)
      for (const query of queriesOf(name)) draw(query)
  }
  /** What the gateway agrees with stays as it is shown. */
  const settle = (entry: TrackedExecution) => {
    for (const name of namesWithExecution)
      for (const query of queriesOf(name)) {
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
      if (!summaries.has(entry.safeTxHash)) {
        const summary = findSummary(entry)
        if (summary) summaries.set(entry.safeTxHash, summary)
      }
    for (const entry of before) {
      const now = entries.find((other) => isSame(other, entry))
      const isUndone = now !== undefined && now.outcome === undefined
      // Another tab drops what the gateway agrees with.
      if (!isUndone && !proven.some((other) => isSame(other, entry)))
        settle(entry)
    }
    drawAll()
    if (proven.length > 0 || before.length === 0) return
    stop()
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
  if (proven.length === 0) stop()
}

/** Milliseconds between two looks at a proven execution, at first and at most. */
const firstLook = 1_000
const lastLook = 15_000

/**
 * Follows an execution to its end: until the chain has decided, and then until
 * the gateway says the same. An execution whose receipt a reorg takes away is
 * pending again.
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
      void invalidateExecuted(context, current)
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
  const note = (change: (other: TrackedExecution) => TrackedExecution) =>
    store.update((entries) =>
      entries.map((other) => (isSame(other, entry) ? change(other) : other)),
    )
  let missed = 0
  for (let wait = interval; ; wait = Math.min(wait * 1.5, lastLook)) {
    const isKnown = store
      .get()
      .some((other) => isSame(other, entry) && other.outcome === entry.outcome)
    // Forgotten, or changed by another tab.
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
      note(({ outcome: _, ...rest }) => rest)
      void invalidateExecuted(context, entry)
      return
    }
    if (missed === 0 && found && details?.txStatus === statusOf(entry)) {
      await invalidateExecuted(context, entry)
      note((other) => ({ ...other, isIndexed: true }))
      return
    }
    await pause(wait, signal)
  }
}
