import { createGatewayClient } from '@strongroom/gateway-sdk'
import { createSafeInfo } from '@strongroom/gateway-sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  chainId,
  createTestApp,
  safeAddress,
} from '../createTestApp.test.fixture.tsx'
import * as hooks from '../index.ts'

const safe = { chainId, safeAddress } as const

describe('default', () => {
  const cases: [string, () => { data: unknown; status: string }, string][] = [
    ['useSafe', () => hooks.useSafe(safe), 'GET SAFE'],
    ['useNonces', () => hooks.useNonces(safe), 'GET SAFE/nonces'],
    ['useBalances', () => hooks.useBalances(safe), 'GET SAFE/balances/usd'],
    ['useQueue', () => hooks.useQueue(safe), 'GET SAFE/transactions/queued'],
    [
      'useHistory',
      () => hooks.useHistory(safe),
      'GET SAFE/transactions/history',
    ],
    [
      'useOwnedSafes',
      () => hooks.useOwnedSafes({ chainId, ownerAddress: safeAddress }),
      `GET /v1/chains/1337/owners/${safeAddress}/safes`,
    ],
    [
      'useAllOwnedSafes',
      () => hooks.useAllOwnedSafes({ ownerAddress: safeAddress }),
      `GET /v2/owners/${safeAddress}/safes`,
    ],
    [
      'useOverviews',
      () => hooks.useOverviews({ safes: [`1:${safeAddress}`] }),
      'GET /v1/safes',
    ],
    [
      'useTransaction',
      () =>
        hooks.useTransaction({
          chainId,
          transactionId: `0x${'11'.repeat(32)}`,
        }),
      `GET /v1/chains/1337/transactions/0x${'11'.repeat(32)}`,
    ],
    ['useSafeMessages', () => hooks.useSafeMessages(safe), 'GET SAFE/messages'],
    [
      'useSafeMessage',
      () =>
        hooks.useSafeMessage({
          chainId,
          messageHash: `0x${'11'.repeat(32)}`,
        }),
      `GET /v1/chains/1337/messages/0x${'11'.repeat(32)}`,
    ],
    ['useChains', () => hooks.useChains(), 'GET /v1/chains'],
    [
      'useSafeApps',
      () => hooks.useSafeApps({ chainId }),
      'GET /v1/chains/1337/safe-apps',
    ],
  ]
  test.each(cases)('%s', async (_, hook, request) => {
    const { wrapper, sent } = createTestApp()
    const { result } = await renderHook(hook, { wrapper })
    await expect.poll(() => result.current.status).toBe('success')
    expect(result.current.data).toBeDefined()
    expect(sent).toEqual([request])
  })
})

test('behavior: missing parameters wait', async () => {
  const { wrapper, sent } = createTestApp()
  const { result } = await renderHook(
    () => [
      hooks.useSafe({ chainId, safeAddress: undefined }),
      hooks.useSafe({}),
      hooks.useQueue({ chainId }),
      hooks.useTransaction({ chainId }),
      hooks.useOverviews({}),
      hooks.useSafeApps({}),
      hooks.useSafeMessages({ chainId }),
      hooks.useSafeMessage({ chainId }),
    ],
    { wrapper },
  )
  for (const { fetchStatus, status } of result.current)
    expect([fetchStatus, status]).toEqual(['idle', 'pending'])
  expect(sent).toEqual([])
})

test('behavior: one request for one safe, however it is written', async () => {
  const { wrapper, sent } = createTestApp()
  const lower = safeAddress.toLowerCase() as typeof safeAddress
  const { result } = await renderHook(
    () => [hooks.useSafe(safe), hooks.useSafe({ chainId, safeAddress: lower })],
    { wrapper },
  )
  await expect.poll(() => result.current[1]?.status).toBe('success')
  expect(sent).toHaveLength(1)
})

test('behavior: query options are nested and typed', async () => {
  const { wrapper } = createTestApp()
  const { result } = await renderHook(
    () =>
      hooks.useSafe({
        ...safe,
        query: { select: (data) => data.threshold },
      }),
    { wrapper },
  )
  const data: number | undefined = result.current.data
  expect(data).toBe(undefined)
  await expect.poll(() => result.current.data).toBe(2)
})

test('behavior: further pages follow the link', async () => {
  const { wrapper, sent } = createTestApp()
  const { result, act } = await renderHook(() => hooks.useQueue(safe), {
    wrapper,
  })
  await expect.poll(() => result.current.hasNextPage).toBe(true)
  await act(() => result.current.fetchNextPage())
  await expect.poll(() => result.current.data?.pages.length).toBe(2)
  expect(result.current.hasNextPage).toBe(false)
  expect(sent).toEqual([
    'GET SAFE/transactions/queued',
    'GET SAFE/transactions/queued/second',
  ])
})

test('behavior: unmounting stops the request', async () => {
  const { wrapper, answers, safe: path, aborted } = createTestApp()
  answers[path] = new Promise(() => {})
  const { unmount } = await renderHook(() => hooks.useSafe(safe), {
    wrapper,
  })
  await unmount()
  await expect.poll(() => aborted).toEqual(['GET SAFE'])
})

test('behavior: another chain never shows the first one', async () => {
  const { wrapper, answers } = createTestApp()
  answers[`/v1/chains/1/safes/${safeAddress}`] = createSafeInfo({
    chainId: '1',
  })
  const seen: (string | undefined)[][] = []
  const { result, rerender } = await renderHook(
    (props?: { id: string }) => {
      const id = props?.id ?? chainId
      const found = hooks.useSafe({ chainId: id, safeAddress })
      seen.push([id, found.data?.chainId])
      return found
    },
    { wrapper, initialProps: { id: chainId } },
  )
  await expect.poll(() => result.current.data?.chainId).toBe(chainId)
  await rerender({ id: '1' })
  await expect.poll(() => result.current.data?.chainId).toBe('1')
  for (const [asked, shown] of seen) expect([asked, undefined]).toContain(shown)
})

test('error: fails at once for a final error', async () => {
  const { wrapper, answers, safe: path, sent } = createTestApp()
  answers[path] = Response.json({ code: 404, message: 'No' }, { status: 404 })
  const { result } = await renderHook(() => hooks.useSafe(safe), {
    wrapper,
  })
  await expect.poll(() => result.current.status).toBe('error')
  expect(result.current.error).toMatchObject({
    message: 'CGW error - 404: No',
    status: 404,
  })
  expect(sent).toHaveLength(1)
})

describe('provider', () => {
  const onlyQueries = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      {children}
    </QueryClientProvider>
  )
  const failure = async (hook: () => unknown) => {
    const error = await renderHook(hook, { wrapper: onlyQueries }).catch(
      (reason: unknown) => reason,
    )
    return `${error}`
  }

  test('error: missing', async () => {
    expect(await failure(() => hooks.useSafe(safe))).toMatchInlineSnapshot(
      `"MissingProviderError: useSafe must be used below <StrongroomProvider>."`,
    )
    expect(await failure(() => hooks.useConnection())).toMatchInlineSnapshot(
      `"MissingProviderError: useConnection must be used below <StrongroomProvider> with "manager" set."`,
    )
    expect(
      await failure(() => hooks.useProposeTransaction()),
    ).toMatchInlineSnapshot(
      `"MissingProviderError: useProposeTransaction must be used below <StrongroomProvider>."`,
    )
    expect(
      await failure(() => hooks.useVerifiedTransaction({})),
    ).toMatchInlineSnapshot(
      `"MissingProviderError: useVerifiedTransaction must be used below <StrongroomProvider>."`,
    )
  })

  test('behavior: a client in the parameters replaces the provider', async () => {
    const client = createGatewayClient({
      fetch: async () => Response.json(createSafeInfo({ threshold: 5 })),
    })
    const { result } = await renderHook(
      () => hooks.useSafe({ ...safe, client }),
      { wrapper: onlyQueries },
    )
    await expect.poll(() => result.current.data?.threshold).toBe(5)
  })
})
