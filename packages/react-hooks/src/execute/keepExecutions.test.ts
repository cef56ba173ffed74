import {
  createGatewayClient,
  type HistoryItem,
  type QueuedItem,
  type TransactionDetails,
  type TransactionStatus,
} from '@strongroom/gateway-sdk'
import {
  createConflictHeader,
  createLabel,
  createMultisigExecutionDetails,
  createMultisigExecutionInfo,
  createPage,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
} from '@strongroom/gateway-sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { noncesQueryOptions } from '../calls/proposals.gen.ts'
import { safeQueryOptions } from '../calls/safes.gen.ts'
import {
  historyQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from '../calls/transactions.gen.ts'
import {
  createExecutionStore,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { keepExecution } from './keepExecutions.ts'
import { executionSuccess } from './readOutcome.ts'

const chainId = '1337'
const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const account = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const hashOf = (byte: string) => `0x${byte.repeat(32)}` as const
const safeTxHash = hashOf('11')
const rival = hashOf('22')
const later = hashOf('33')
const last = hashOf('44')
const txHash = hashOf('ab')
const minedAt = Date.UTC(2026, 4, 6, 12)
const today = Date.UTC(2026, 4, 6)
const yesterday = Date.UTC(2026, 4, 5)

const entry: TrackedExecution = {
  chainId,
  safe,
  safeTxHash,
  nonce: '7',
  account,
  submitted: Date.now(),
  txHash,
}

const detailsOf = (
  hash: `0x${string}`,
  nonce: number,
  txStatus: TransactionStatus,
) =>
  createTransactionDetails({
    safeAddress: safe,
    txId: `multisig_${safe}_${hash}`,
    txStatus,
    txHash: null,
    executedAt: null,
    detailedExecutionInfo: createMultisigExecutionDetails({
      safeTxHash: hash,
      nonce,
      executor: null,
    }),
  })
const itemOf = (
  hash: `0x${string}`,
  nonce: number,
  txStatus: TransactionStatus,
) =>
  createTransactionItem({
    id: `multisig_${safe}_${hash}`,
    txStatus,
    executionInfo: createMultisigExecutionInfo({ nonce }),
  })
const open = 'AWAITING_EXECUTION'

/** A page over a gateway that indexes late, and a chain that a test mines. */
function setup() {
  const chain = { isMined: true, isDown: false }
  const gateway = { isIndexed: false, details: 0, isBroken: false }
  const store = createExecutionStore()
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  const answers = (path: string): unknown => {
    const { isIndexed } = gateway
    if (path.endsWith('/nonces'))
      return { currentNonce: isIndexed ? 8 : 7, recommendedNonce: 10 }
    if (path.endsWith('/queued'))
      return createPage<QueuedItem>(
        isIndexed
          ? [
              createLabel({ label: 'Next' }),
              itemOf(later, 8, open),
              createLabel({ label: 'Queued' }),
              itemOf(last, 9, open),
            ]
          : [
              createLabel({ label: 'Next' }),
              createConflictHeader({ nonce: 7 }),
              itemOf(safeTxHash, 7, open),
              itemOf(rival, 7, open),
              createLabel({ label: 'Queued' }),
              itemOf(later, 8, open),
              itemOf(last, 9, open),
            ],
      )
    if (path.endsWith('/history'))
      return createPage<HistoryItem>([
        { type: 'DATE_LABEL', timestamp: yesterday },
        itemOf(hashOf('99'), 6, 'SUCCESS'),
      ])
    if (path.endsWith(safeTxHash)) gateway.details += 1
    if (path.endsWith(safeTxHash))
      return detailsOf(safeTxHash, 7, isIndexed ? 'SUCCESS' : open)
    if (path.endsWith(rival)) return detailsOf(rival, 7, open)
    return createSafeInfo({ nonce: isIndexed ? 8 : 7 })
  }
  const client = createGatewayClient({
    baseUrl: 'https://gateway.example',
    retry: 0,
    fetch: async (url) =>
      gateway.isBroken
        ? new Response('', { status: 503 })
        : Response.json(answers(new URL(String(url)).pathname)),
  })
  const rpc = {
    request: async ({ method }: { method: string }) => {
      if (chain.isDown) throw new Error('down')
      if (method === 'eth_getTransactionReceipt')
        return chain.isMined
          ? {
              status: '0x1',
              blockNumber: '0x10',
              gasUsed: '0x5208',
              from: account,
              logs: [
                {
                  address: safe,
                  topics: [executionSuccess, safeTxHash],
                  data: '0x',
                },
              ],
            }
          : null
      if (method === 'eth_getBlockByNumber')
        return { timestamp: `0x${(minedAt / 1000).toString(16)}` }
      // The account's transaction and the safe's nonce, while it waits.
      if (method === 'eth_getTransactionByHash')
        return { from: account, nonce: '0x5' }
      if (method === 'eth_getTransactionCount') return '0x5'
      return `0x${'0'.repeat(63)}7`
    },
  }
  const at = { chainId, safeAddress: safe } as const
  const options = {
    details: transactionQueryOptions(client, {
      chainId,
      transactionId: safeTxHash,
    }),
    rival: transactionQueryOptions(client, { chainId, transactionId: rival }),
    safe: safeQueryOptions(client, at),
    nonces: noncesQueryOptions(client, at),
  }
  const lists = {
    queue: queueQueryOptions(client, at),
    history: historyQueryOptions(client, at),
  }
  const read = () =>
    Promise.all([
      ...Object.values(options).map((each) =>
        queryClient.fetchQuery({ ...each, staleTime: 0 } as never),
      ),
      ...Object.values(lists).map((each) =>
        queryClient.fetchInfiniteQuery({ ...each, staleTime: 0 } as never),
      ),
    ])
  /** Status, nonce and rows that a page would render. */
  const shown = () => {
    const get = <T>(key: readonly unknown[]) => queryClient.getQueryData<T>(key)
    const linesOf = (key: readonly unknown[]) =>
      get<{ pages: { results: (QueuedItem | HistoryItem)[] }[] }>(key)
        ?.pages.flatMap(({ results }) => results)
        .map((item) =>
          item.type === 'TRANSACTION'
            ? `${item.transaction.id.slice(-2)} ${item.transaction.txStatus}`
            : item.type === 'LABEL'
              ? item.label
              : item.type === 'DATE_LABEL'
                ? new Date(item.timestamp).toISOString().slice(0, 10)
                : item.type,
        )
    const details = get<TransactionDetails>(options.details.queryKey)
    return {
      status: details?.txStatus,
      rival: get<TransactionDetails>(options.rival.queryKey)?.txStatus,
      nonce: get<{ nonce: number }>(options.safe.queryKey)?.nonce,
      nonces: get(options.nonces.queryKey),
      queue: linesOf(lists.queue.queryKey),
      history: linesOf(lists.history.queryKey),
    }
  }
  const controller = new AbortController()
  const keep = () => {
    const work = keepExecution(
      { queryClient, gateway: client, store },
      rpc,
      entry,
      {
        signal: controller.signal,
        interval: 5,
      },
    ).catch(() => undefined)
    return work
  }
  const now = () => store.get()[0]
  return {
    chain,
    gateway,
    store,
    queryClient,
    options,
    lists,
    read,
    shown,
    keep,
    now,
    controller,
  }
}

const executed = {
  status: 'SUCCESS',
  rival: 'CANCELLED',
  nonce: 8,
  nonces: { currentNonce: 8, recommendedNonce: 10 },
  queue: ['Next', `33 ${open}`, 'Queued', `44 ${open}`],
  history: ['2026-05-06', '11 SUCCESS', '2026-05-05', '99 SUCCESS'],
}
const waiting = {
  status: open,
  rival: open,
  nonce: 7,
  nonces: { currentNonce: 7, recommendedNonce: 10 },
  queue: [
    'Next',
    'CONFLICT_HEADER',
    `11 ${open}`,
    `22 ${open}`,
    'Queued',
    `33 ${open}`,
    `44 ${open}`,
  ],
  history: ['2026-05-05', '99 SUCCESS'],
}

test('default: shows "executed" before and after the gateway does', async () => {
  const { gateway, store, read, shown, keep, now, queryClient, options } =
    setup()
  await read()
  expect(shown()).toEqual(waiting)
  store.update(() => [entry])
  const work = keep()
  await expect.poll(() => shown()).toEqual(executed)
  expect(now()?.outcome).toEqual({
    status: 'success',
    block: 16,
    executor: account,
    executedAt: minedAt,
  })
  const details = queryClient.getQueryData<TransactionDetails>(
    options.details.queryKey,
  )
  expect(details).toMatchObject({
    txHash,
    executedAt: minedAt,
    detailedExecutionInfo: { executor: { value: account } },
  })
  expect(minedAt - today).toBeLessThan(86_400_000)
  // A late answer of the gateway leaves the page as it is.
  const seen: unknown[] = []
  queryClient.getQueryCache().subscribe(() => seen.push(shown().status))
  await read()
  expect(shown()).toEqual(executed)
  // A reload of the page reads the stored entries.
  gateway.isIndexed = true
  await work
  expect(now()?.isIndexed).toBe(true)
  await read()
  expect(shown()).toMatchObject({
    status: 'SUCCESS',
    nonce: 8,
    queue: executed.queue,
  })
})

test('behavior: shows the execution while the gateway is down', async () => {
  const { gateway, store, read, shown, keep, controller } = setup()
  await read()
  gateway.isBroken = true
  store.update(() => [entry])
  const work = keep()
  await expect.poll(() => shown()).toEqual(executed)
  await read().catch(() => undefined)
  expect(shown()).toEqual(executed)
  controller.abort()
  await work
})

test('behavior: a page that opens later shows it, too', async () => {
  const { gateway, store, read, shown, keep, controller } = setup()
  store.update(() => [entry])
  void keep()
  await expect.poll(() => gateway.details).toBeGreaterThan(1)
  await read()
  expect(shown()).toMatchObject({
    status: 'SUCCESS',
    nonce: 8,
    queue: executed.queue,
  })
  controller.abort()
})

test('behavior: a reorg that takes the receipt away undoes it', async () => {
  const { chain, gateway, store, read, shown, keep, now } = setup()
  await read()
  store.update(() => [entry])
  const work = keep()
  await expect.poll(() => shown()).toEqual(executed)
  // A node that is down is not taken for a reorg.
  const asked = gateway.details
  chain.isDown = true
  await expect.poll(() => gateway.details).toBeGreaterThan(asked + 2)
  expect(shown()).toEqual(executed)
  chain.isDown = false
  chain.isMined = false
  await expect.poll(() => now()?.outcome).toBeUndefined()
  expect(shown()).toEqual(waiting)
  chain.isMined = true
  await expect.poll(() => shown()).toEqual(executed)
  gateway.isIndexed = true
  await work
})

test('behavior: keeps the execution when another tab removes the indexed entry', async () => {
  const { store, read, shown, keep } = setup()
  await read()
  store.update(() => [entry])
  const work = keep()
  await expect.poll(() => shown()).toEqual(executed)
  store.update(() => [])
  await work
  expect(shown()).toEqual(executed)
})

test('error: leaves malformed cached answers as they are', async () => {
  const { store, keep, queryClient, options, lists, now, controller } = setup()
  queryClient.setQueryData(options.details.queryKey, { txId: 1 } as never)
  queryClient.setQueryData(lists.queue.queryKey, {
    pages: [{ results: [null] }],
  } as never)
  store.update(() => [entry])
  void keep()
  await expect.poll(() => now()?.outcome?.status).toBe('success')
  expect(queryClient.getQueryData(options.details.queryKey)).toEqual({
    txId: 1,
  })
  controller.abort()
})
