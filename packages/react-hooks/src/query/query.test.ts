import { createGatewayClient } from '@strongroom/gateway-sdk'
import { hashKey, QueryClient, skipToken } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, safeAddress } from '../createTestApp.test.fixture.tsx'
import * as query from './index.ts'

const client = createGatewayClient({ baseUrl: 'https://gateway.example' })
const safe = { chainId: '1337', safeAddress } as const

afterEach(() => vi.unstubAllGlobals())

test('behavior: keys', () => {
  expect(query.safeQueryOptions(client, safe).queryKey).toMatchInlineSnapshot(`
    [
      "strongroom",
      "safe",
      {
        "chainId": "1337",
        "safeAddress": "0x5afe3855358e112b5647b952709e6165e1c1eeee",
        "scope": "https://gateway.example",
      },
    ]
  `)
  expect(
    query.balancesQueryOptions(client, { ...safe, currency: 'eur' }).queryKey,
  ).toMatchInlineSnapshot(`
    [
      "strongroom",
      "balances",
      {
        "chainId": "1337",
        "currency": "eur",
        "safeAddress": "0x5afe3855358e112b5647b952709e6165e1c1eeee",
        "scope": "https://gateway.example",
      },
    ]
  `)
  const other = createGatewayClient({ baseUrl: 'https://other.example' })
  expect(hashKey(query.safeQueryOptions(other, safe).queryKey)).not.toBe(
    hashKey(query.safeQueryOptions(client, safe).queryKey),
  )
})

test('behavior: what is missing waits', () => {
  const options = [
    query.safeQueryOptions(client, {}),
    query.noncesQueryOptions(client, { chainId: '1' }),
    query.balancesQueryOptions(client, { safeAddress }),
    query.safesByOwnerQueryOptions(client, { chainId: '1' }),
    query.allSafesByOwnerQueryOptions(client, {}),
    query.transactionQueryOptions(client, { chainId: '1' }),
    query.overviewsQueryOptions(client, {}),
    query.queueQueryOptions(client, { chainId: '1' }),
    query.historyQueryOptions(client, {}),
    query.safeAppsQueryOptions(client, {}),
    query.messagesQueryOptions(client, { chainId: '1' }),
    query.messageQueryOptions(client, { chainId: '1' }),
  ]
  for (const { queryFn } of options) expect(queryFn).toBe(skipToken)
})

test('behavior: callable on a server', async () => {
  const { gateway, sent } = createTestApp()
  const queryClient = new QueryClient()
  const found = await queryClient.fetchQuery(
    query.safeQueryOptions(gateway, safe),
  )
  expect(found.threshold).toBe(2)
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...query.queueQueryOptions(gateway, safe),
    pages: 2,
  })
  expect(pages).toHaveLength(2)
  expect(sent).toHaveLength(3)
})

test('behavior: a prefix matches all that belongs to a safe', async () => {
  const { gateway, queryClient } = createTestApp()
  await queryClient.prefetchInfiniteQuery(
    query.queueQueryOptions(gateway, { ...safe, trusted: true }),
  )
  await queryClient.prefetchQuery(query.balancesQueryOptions(gateway, safe))
  query.invalidateSafe(queryClient, gateway, safe)
  const stale = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey[1], state.isInvalidated])
  expect(stale).toEqual([
    ['queue', true],
    ['balances', false],
  ])
})

describe('queryDefaults', () => {
  const { retry, retryDelay } = query.queryDefaults
  const failure = (fields: object) => Object.assign(new Error('x'), fields)

  test('behavior: 1, 2, 4 … 30 s, or as long as asked', () => {
    const delays = [0, 1, 2, 3, 4, 5, 9].map((n) => retryDelay(n, failure({})))
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(retryDelay(0, failure({ retryAfter: 5000 }))).toBe(5000)
    expect(retryDelay(0, failure({ retryAfter: 9e9 }))).toBe(30_000)
    expect(retryDelay(0, failure({ retryAfter: Number.NaN }))).toBe(1000)
    expect(retryDelay(0, failure({ retryAfter: -5 }))).toBe(1000)
  })

  test('behavior: kept for five minutes in a browser, with its client on a server', async () => {
    expect(query.queryDefaults.gcTime).toBe(Number.POSITIVE_INFINITY)
    vi.stubGlobal('window', {})
    vi.resetModules()
    const { queryDefaults } = await import('./queryDefaults.ts')
    expect(queryDefaults.gcTime).toBe(300_000)
  })

  test('behavior: three times in a browser, none on a server', () => {
    const counts = () => [0, 1, 2, 3].map((n) => retry(n, failure({})))
    expect(counts()).toEqual([false, false, false, false])
    vi.stubGlobal('window', {})
    expect(counts()).toEqual([true, true, true, false])
  })
})
