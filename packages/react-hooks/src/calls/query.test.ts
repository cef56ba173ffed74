import { createGatewayClient } from '@strongroom/gateway-sdk'
import { hashKey, QueryClient, skipToken } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, safeAddress } from '../createTestApp.test.fixture.tsx'
import * as query from './index.ts'

const client = createGatewayClient({ baseUrl: 'https://gateway.example' })
const safe = { chainId: '1337', safeAddress } as const

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('behavior: waits for missing parameters', () => {
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

test('behavior: lists end at a cyclic link and at an invalid page', () => {
  const { getNextPageParam } = query.queueQueryOptions(client, safe)
  const next = (page: unknown, followed: (string | null)[]) =>
    getNextPageParam(page as never, [], null, followed)
  expect(next({ next: 'b' }, [null])).toBe('b')
  expect(next({ next: 'b' }, [null, 'a', 'b'])).toBe(null)
  for (const page of [{ next: null }, {}, null, 7, 'text'])
    expect(next(page, [null])).toBe(null)
})

test('error: a page link to another site', async () => {
  const { gateway, answers, safe: path } = createTestApp()
  answers[`${path}/transactions/queued`] = {
    results: [],
    next: 'https://evil.example/v1/steal',
  }
  await expect(
    new QueryClient().fetchInfiniteQuery({
      ...query.queueQueryOptions(gateway, safe),
      pages: 2,
    }),
  ).rejects.toThrow('The page URL is outside the base URL.')
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

  test('behavior: waits 1, 2, 4 … 30 s, or as long as the server sets', () => {
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

  test('behavior: after 1, 2 and 4 s in a browser; no write and no POST', async () => {
    vi.stubGlobal('window', {})
    vi.useFakeTimers()
    const asked: [string, number][] = []
    const gateway = createGatewayClient({
      baseUrl: 'https://gateway.example',
      fetch: async (_url, init) => {
        asked.push([`${init?.method}`, Date.now() - start])
        return Response.json({ code: 503, message: 'No' }, { status: 503 })
      },
    })
    const queryClient = new QueryClient()
    const start = Date.now()
    const to = { to: safeAddress, value: '0', operation: 0 } as const
    const reading = [
      queryClient.fetchQuery(query.safeQueryOptions(gateway, safe)),
      queryClient.fetchInfiniteQuery(query.queueQueryOptions(gateway, safe)),
      queryClient.fetchQuery(
        query.txPreviewQueryOptions(gateway, { ...safe, ...to }),
      ),
      queryClient
        .getMutationCache()
        .build(
          queryClient,
          query.deleteDelegateMutationOptions(gateway, { queryClient }),
        )
        .execute({
          chainId: '1',
          delegate: safeAddress,
          delegator: safeAddress,
          signature: '0x11',
        }),
    ]
    const settled = Promise.allSettled(reading)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await settled).map(({ status }) => status)).toEqual(
      Array(4).fill('rejected'),
    )
    const at = (method: string) =>
      asked.filter(([sent]) => sent === method).map(([, time]) => time)
    expect(at('GET')).toEqual([0, 0, 1000, 1000, 3000, 3000, 7000, 7000])
    expect([at('POST'), at('DELETE')]).toEqual([[0], [0]])
  })

  test('behavior: retries three times in a browser, and fails at once on a server', () => {
    const counts = () => [0, 1, 2, 3].map((n) => retry(n, failure({})))
    expect(counts()).toEqual([false, false, false, false])
    vi.stubGlobal('window', {})
    expect(counts()).toEqual([true, true, true, false])
  })
})

test('behavior: keys of one thing, however it is written', () => {
  const one = query.queryKey(client, 'overviews', {
    safes: [`1:${safeAddress}`],
    value: 10n ** 30n,
    left: undefined,
  })
  expect(one[2]).toEqual({
    scope: 'https://gateway.example',
    safes: [`1:${safeAddress.toLowerCase()}`],
    value: '1000000000000000000000000000000',
  })
  expect(hashKey(one)).toBe(
    hashKey(
      query.queryKey(client, 'overviews', {
        value: '1000000000000000000000000000000',
        safes: [`1:${safeAddress.toLowerCase()}`],
      }),
    ),
  )
  // Keys are lists rather than joined texts, so these two differ.
  expect(hashKey(query.queryKey(client, 'chain', { a: '1', b: '' }))).not.toBe(
    hashKey(query.queryKey(client, 'chain', { a: '', b: '1' })),
  )
})

test('behavior: a parameter cannot pass for another client', () => {
  const gateway = createGatewayClient()
  const [, , parameters] = query.queryKey(gateway, 'queue', { scope: 'other' })
  expect(parameters).toEqual({ scope: gateway.uid })
})

test('behavior: filters by client, chain and safe', () => {
  const { gateway, queryClient } = createTestApp()
  const elsewhere = '0x0000000000000000000000000000000000000001'
  const named = {
    me: query.meQueryOptions(gateway),
    safe: query.safeQueryOptions(gateway, safe),
    queue: query.queueQueryOptions(gateway, { ...safe, trusted: true }),
    delegates: query.delegatesQueryOptions(gateway, {
      chainId: safe.chainId,
      safe: safeAddress,
    }),
    relayCount: query.relayCountQueryOptions(gateway, {
      chainId: safe.chainId,
      address: safeAddress,
    }),
    overviews: query.overviewsQueryOptions(gateway, {
      safes: [`10:${elsewhere}`, `1337:${safeAddress}`],
    }),
    otherOverviews: query.overviewsQueryOptions(gateway, {
      safes: [`13371:${safeAddress}`, `10:${elsewhere}`],
    }),
    transaction: query.transactionQueryOptions(gateway, {
      chainId: safe.chainId,
      transactionId: `0x${'11'.repeat(32)}`,
    }),
    otherSafe: query.safeQueryOptions(gateway, {
      chainId: safe.chainId,
      safeAddress: elsewhere,
    }),
    otherChain: query.safeQueryOptions(gateway, { chainId: '1', safeAddress }),
    otherClient: query.safeQueryOptions(
      createGatewayClient({ baseUrl: 'https://other.example' }),
      safe,
    ),
  }
  for (const { queryKey } of Object.values(named))
    queryClient.setQueryData(queryKey, {} as never)
  for (const key of [
    ['not', 'ours'],
    ['strongroom', 'of another part'],
    ['strongroom', 'safe', null],
    ['strongroom', 'safe', 'text'],
  ])
    queryClient.setQueryData(key, {})
  const found = (filter: object) =>
    Object.entries(named)
      .filter(([, { queryKey }]) =>
        queryClient
          .getQueryCache()
          .findAll(filter)
          .some(({ queryHash }) => queryHash === hashKey(queryKey)),
      )
      .map(([name]) => name)

  const all = Object.keys(named).filter((name) => name !== 'otherClient')
  const { chainId } = safe
  expect(found(query.queryFilter({ uid: 'nobody' }))).toEqual([])
  expect(found(query.queryFilter(gateway))).toEqual(all)
  expect(found(query.queryFilter(gateway, { chainId }))).toEqual(
    all.filter(
      (name) => !['me', 'otherOverviews', 'otherChain'].includes(name),
    ),
  )
  expect(
    found(query.queryFilter(gateway, { chainId, safeAddress })).sort(),
  ).toEqual(
    [
      'safe',
      'queue',
      'delegates',
      'relayCount',
      'overviews',
      'transaction',
    ].sort(),
  )
})
