import { createSafeInfo } from '@strongroom/gateway-sdk/testing'
import { focusManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  chainId,
  createTestApp,
  safeAddress,
} from '../createTestApp.test.fixture.tsx'
import {
  useBalances,
  useCollectibles,
  useDelegates,
  useHistory,
  useIncomingTransfers,
  useModuleTransactions,
  useMultisigTransactions,
  useNonces,
  useQueue,
  useSafeMessages,
  useSafeUpdates,
} from '../index.ts'

const safe = { chainId, safeAddress } as const

afterEach(() => focusManager.setFocused(undefined))

async function open() {
  const app = createTestApp()
  const view = await renderHook(
    () => ({
      updates: useSafeUpdates({ ...safe, query: { refetchInterval: 30 } }),
      lists: [useQueue(safe), useHistory(safe), useBalances(safe)],
    }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => view.result.current.lists.every(({ data }) => data))
    .toBe(true)
  const count = (line: string) =>
    app.sent.filter((item) => item === line).length
  return { ...app, ...view, count }
}

test('default: reads lists again when a tag moves', async () => {
  const { answers, safe: path, count } = await open()
  const queue = 'GET SAFE/transactions/queued'
  const history = 'GET SAFE/transactions/history'
  await expect.poll(() => count('GET SAFE')).toBeGreaterThan(3)
  expect([count(queue), count(history)]).toEqual([1, 1])

  answers[path] = createSafeInfo({ txQueuedTag: '1700000001' })
  await expect.poll(() => count(queue)).toBe(2)
  expect(count(history)).toBe(1)

  answers[path] = createSafeInfo({
    txQueuedTag: '1700000001',
    txHistoryTag: '1700000002',
    nonce: 8,
  })
  await expect.poll(() => count(history)).toBe(2)
  await expect.poll(() => count('GET SAFE/balances/usd')).toBe(2)
  expect(count(queue)).toBe(3)
})

test('behavior: rests while the page is hidden', async () => {
  const { count } = await open()
  focusManager.setFocused(false)
  await new Promise((resolve) => setTimeout(resolve, 60))
  const before = count('GET SAFE')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(count('GET SAFE')).toBe(before)
  focusManager.setFocused(true)
  await expect.poll(() => count('GET SAFE')).toBeGreaterThan(before)
})

const executed = [
  'balances/usd',
  'incoming-transfers/',
  'module-transactions/',
  'multisig-transactions/',
  'nonces',
  'transactions/history',
  'transactions/queued',
]
test.each([
  ['txQueuedTag', ['multisig-transactions/', 'nonces', 'transactions/queued']],
  ['txHistoryTag', executed],
  ['nonce', executed],
  ['messagesTag', ['messages']],
  ['collectiblesTag', ['collectibles']],
  ['threshold', []],
] as const)('behavior: %s moves', async (field, again) => {
  const app = createTestApp()
  const { result, act } = await renderHook(
    () => ({
      updates: useSafeUpdates({ ...safe, query: { refetchInterval: false } }),
      lists: [
        useQueue(safe),
        useHistory(safe),
        useBalances(safe),
        useNonces(safe),
        useCollectibles(safe),
        useIncomingTransfers(safe),
        useModuleTransactions(safe),
        useMultisigTransactions(safe),
        useSafeMessages(safe),
        useDelegates({ chainId, safe: safeAddress }),
      ],
    }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => result.current.lists.map(({ status }) => status))
    .toEqual(Array(10).fill('success'))
  app.sent.length = 0
  app.answers[app.safe] = createSafeInfo({
    [field]: field === 'nonce' || field === 'threshold' ? 99 : '1800000000',
  })
  await act(async () => {
    await result.current.updates.refetch()
  })
  await expect.poll(() => app.queryClient.isFetching()).toBe(0)
  const read = app.sent.map((line) =>
    line.replace(/^GET (?:SAFE|.*\/safes\/0x\w+)\/?/, ''),
  )
  expect(read.sort()).toEqual(['', ...again])
})

test('behavior: every five seconds', async () => {
  const app = createTestApp()
  await renderHook(() => useSafeUpdates(safe), { wrapper: app.wrapper })
  const [query] = app.queryClient.getQueryCache().getAll()
  const [observer] = query?.observers ?? []
  expect(observer?.options.refetchInterval).toBe(5_000)
  expect(observer?.options.refetchIntervalInBackground).toBe(undefined)
})

test.each([
  ['nothing', null],
  ['an empty record', {}],
  ['text', 'safe'],
])('error: the page survives a gateway that answers %s', async (_, answer) => {
  const app = createTestApp()
  const { result, act } = await renderHook(
    () => useSafeUpdates({ ...safe, query: { refetchInterval: false } }),
    { wrapper: app.wrapper },
  )
  await expect.poll(() => result.current.status).toBe('success')
  const honest = app.answers[app.safe]
  for (const next of [answer, answer, honest, answer]) {
    // A new object each time, since structural sharing keeps an equal one.
    app.answers[app.safe] =
      next === answer && answer && typeof answer === 'object'
        ? { at: app.sent.length }
        : next
    await act(() => result.current.refetch())
  }
  expect(result.current.data).not.toEqual(honest)
})

test('behavior: an event of the stream causes a read, and its data is not used', async () => {
  // The other tests have taught the page that their gateway has no streams.
  const app = createTestApp({ baseUrl: 'https://live.example' })
  let send = (_: string) => {}
  app.answers[`${app.safe}/events`] = new Response(
    new ReadableStream({
      start: (controller) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )
  const { result } = await renderHook(
    () => ({ updates: useSafeUpdates(safe), queue: useQueue(safe) }),
    { wrapper: app.wrapper },
  )
  await expect.poll(() => result.current.queue.status).toBe('success')
  await expect.poll(() => app.sent).toContain('GET SAFE/events')
  send('event: ready\ndata: {}\n\n')
  const count = (line: string) => app.sent.filter((one) => one === line).length
  await expect.poll(() => count('GET SAFE')).toBe(2)
  expect(count('GET SAFE/transactions/queued')).toBe(1)
  const began = performance.now()
  app.answers[app.safe] = createSafeInfo({ txQueuedTag: '1700000001' })
  send('event: change\ndata: {"nonce":99,"txHistoryTag":"9"}\n\n')
  await expect.poll(() => count('GET SAFE/transactions/queued')).toBe(2)
  // Polling would have taken five seconds.
  expect(performance.now() - began).toBeLessThan(4_000)
  expect(count('GET SAFE')).toBe(3)
  expect(result.current.updates.data?.nonce).toBe(createSafeInfo().nonce)
})
