import type {
  GatewayClient,
  HistoryItem,
  MultisigExecutionInfo,
  QueuedItem,
  SafeInfo,
  TransactionDetails,
  TransactionItem,
  TransactionStatus,
  TransactionSummary,
} from '@strongroom/gateway-sdk'
import type { Query, QueryClient } from '@tanstack/react-query'
import { mapResults } from '../calls/mapResults.ts'
import type { QueryKey } from '../calls/queryKey.ts'
import { sameText } from '../verify/sameText.ts'
import {
  type ExecutionStore,
  isExecuted,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'

export interface KeepContext {
  readonly queryClient: QueryClient
  readonly gateway: GatewayClient
  readonly store: ExecutionStore
}

/** Invalidates the queries of a chain: an execution may change any of it. */
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

/** A gateway may answer anything: an unreadable answer gives the fallback. */
function attempt<T>(fallback: T, work: () => T): T {
  try {
    return work()
  } catch {
    return fallback
  }
}

/** Queries whose answers contain executions, by the name in their key. */
const namesWithExecution = [
  'transaction',
  'queue',
  'history',
  'safe',
  'nonces',
] as const

type Name = (typeof namesWithExecution)[number]

/** Status that the gateway gives a transaction once it has indexed the execution. */
export const statusOf = ({ outcome }: TrackedExecution): TransactionStatus =>
  outcome?.status === 'success' ? 'SUCCESS' : 'FAILED'

/**
 * Adds an execution that the chain has proven to an answer of the gateway;
 * returns the same object where it is included already or concerns another
 * transaction.
 *
 * @throws TypeError where the answer is not what the gateway promises
 */
function withExecution(
  name: Name,
  data: object,
  entry: TrackedExecution,
  /** The transaction as a list had it, to be put into the history. */
  summary?: TransactionSummary | undefined,
): object {
  const next = Number(entry.nonce) + 1
  switch (name) {
    case 'transaction':
      return inDetails(data as TransactionDetails, entry)
    case 'queue':
      return withoutNonce(data as Pages<QueuedItem>, entry)
    case 'history':
      return inHistory(data as Pages<HistoryItem>, entry, summary)
    case 'safe':
      return (data as SafeInfo).nonce < next ? { ...data, nonce: next } : data
    case 'nonces': {
      const { currentNonce, recommendedNonce } = data as Nonces
      return currentNonce < next
        ? {
            currentNonce: next,
            recommendedNonce: Math.max(recommendedNonce, next),
          }
        : data
    }
  }
}

interface Nonces {
  readonly currentNonce: number
  readonly recommendedNonce: number
}

interface Pages<T> {
  readonly pages: readonly { readonly results: readonly T[] }[]
}

/** Compares the hash at the end of an id of the form `multisig_<safe>_<hash>`. */
const isOf = ({ id }: TransactionSummary, { safeTxHash }: TrackedExecution) =>
  sameText(id.slice(-66), safeTxHash)

function inDetails(details: TransactionDetails, entry: TrackedExecution) {
  const info = details.detailedExecutionInfo
  if (
    info?.type !== 'MULTISIG' ||
    !sameText(details.safeAddress, entry.safe) ||
    info.nonce !== Number(entry.nonce)
  )
    return details
  // Another one of its nonce can never run any more.
  if (!sameText(info.safeTxHash, entry.safeTxHash))
    return /^AWAITING/.test(details.txStatus)
      ? { ...details, txStatus: 'CANCELLED' }
      : details
  if (details.txStatus === statusOf(entry)) return details
  const { executedAt, executor } = entry.outcome ?? {}
  return {
    ...details,
    txStatus: statusOf(entry),
    txHash: entry.txHash,
    executedAt,
    detailedExecutionInfo: { ...info, executor: { value: executor } },
  }
}

const executed = (
  summary: TransactionSummary,
  entry: TrackedExecution,
): TransactionSummary => ({
  ...summary,
  txStatus: statusOf(entry),
  txHash: entry.txHash,
  timestamp: entry.outcome?.executedAt ?? summary.timestamp,
})

function inItem<T extends { readonly type: string }>(
  item: T | TransactionItem,
  entry: TrackedExecution,
) {
  if (item.type !== 'TRANSACTION') return item
  const { transaction } = item as TransactionItem
  return isOf(transaction, entry) && transaction.txStatus !== statusOf(entry)
    ? { ...item, transaction: executed(transaction, entry) }
    : item
}

/**
 * The queue without all transactions of the nonce, and the next ones under
 * "Next".
 */
function withoutNonce(data: Pages<QueuedItem>, { nonce }: TrackedExecution) {
  const used = Number(nonce)
  const nonceOf = (item: QueuedItem) =>
    item.type === 'TRANSACTION'
      ? (item.transaction.executionInfo as MultisigExecutionInfo).nonce
      : item.type === 'CONFLICT_HEADER'
        ? item.nonce
        : undefined
  const isUsed = (item: QueuedItem) => nonceOf(item) === used
  if (!data.pages.some(({ results }) => results.some(isUsed))) return data
  let label: string | undefined
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      results: page.results.flatMap((item): QueuedItem[] => {
        const own = nonceOf(item)
        if (own === undefined || own === used) return []
        const needed = own === used + 1 ? 'Next' : 'Queued'
        if (label === needed) return [item]
        label = needed
        return [{ type: 'LABEL', label: needed }, item]
      }),
    })),
  }
}

const day = 86_400_000

/** The history with the transaction on top, below a label of its day. */
function inHistory(
  data: Pages<HistoryItem>,
  entry: TrackedExecution,
  summary: TransactionSummary | undefined,
) {
  const isThere = data.pages.some(({ results }) =>
    results.some(
      (item) => item.type === 'TRANSACTION' && isOf(item.transaction, entry),
    ),
  )
  if (isThere) return mapResults(data, (item) => inItem(item, entry))
  const [first, ...rest] = data.pages
  if (summary === undefined || first === undefined) return data
  const transaction = executed(summary, entry)
  const { timestamp } = transaction
  const [top] = first.results
  // Labels stand at the start of a day in the reader's time zone.
  const start = top?.type === 'DATE_LABEL' ? top.timestamp : 0
  const days = Math.max(0, Math.floor((timestamp - start) / day))
  const results: HistoryItem[] = [
    { type: 'DATE_LABEL', timestamp: start + days * day },
    { type: 'TRANSACTION', transaction, conflictType: 'None' },
    ...first.results.slice(days > 0 ? 0 : 1),
  ]
  return { ...data, pages: [{ ...first, results }, ...rest] }
}

/**
 * Finds the transaction as lists have it, in an answer that contains it.
 *
 * @throws TypeError where the answer is not what the gateway promises
 */
function findSummary(
  name: string,
  data: unknown,
  entry: TrackedExecution,
): TransactionSummary | undefined {
  if (name === 'queue')
    return (data as Pages<QueuedItem>).pages
      .flatMap(({ results }) => results)
      .map((item) =>
        item.type === 'TRANSACTION' ? item.transaction : undefined,
      )
      .find((found) => found && isOf(found, entry))
  if (name !== 'transaction') return undefined
  const {
    txId: id,
    detailedExecutionInfo: info,
    ...rest
  } = data as TransactionDetails
  if (info?.type !== 'MULTISIG') return undefined
  const { nonce, confirmationsRequired, confirmations, submittedAt } = info
  const { txStatus, txInfo, txHash, safeAppInfo, note } = rest
  const found: TransactionSummary = {
    ...{ id, timestamp: submittedAt, txStatus, txInfo, txHash },
    ...{ safeAppInfo, note },
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired,
      confirmationsSubmitted: confirmations.length,
      missingSigners: null,
    },
  }
  return isOf(found, entry) ? found : undefined
}
