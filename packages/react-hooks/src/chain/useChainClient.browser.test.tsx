import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createChainClient } from './createChainClient.ts'
import { createRpc } from './createRpc.ts'
import { useChainClient } from './useChainClient.ts'

test('default: returns the given client for its chain everywhere', async () => {
  const rpc = createChainClient()
  const { wrapper } = createTestApp({ chains: [{ chainId: '2020', rpc }] })
  const { result, rerender } = await renderHook(
    () => ['2020', '2020', '1', undefined].map((id) => useChainClient(id)),
    { wrapper },
  )
  const expected = [rpc, rpc, undefined, undefined]
  for (const [at, client] of expected.entries())
    expect(result.current[at]).toBe(client)
  await rerender()
  expect(result.current[0]).toBe(rpc)
})

test('error: a node that is no client', async () => {
  const rpc = createRpc('https://my.node.example')
  const { wrapper } = createTestApp({ chains: [{ chainId: '2020', rpc }] })
  await expect(
    renderHook(() => useChainClient('2020'), { wrapper }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ChainClientError: The "rpc" of chain 2020 is no client of viem's. Make it with createChainClient.]`,
  )
})

test('error: a missing provider', async () => {
  await expect(
    renderHook(() => useChainClient('2020')),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[MissingProviderError: useChainClient must be used below <StrongroomProvider>.]`,
  )
})
