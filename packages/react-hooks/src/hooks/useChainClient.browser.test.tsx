import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createChainClient } from '../chain/createChainClient.ts'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { useChainClient } from './useChainClient.ts'

const asked: string[] = []
const rpc = {
  async request({ method }: { method: string }) {
    asked.push(method)
    return '0x7'
  },
}

test('default: the same client over the provider’s node, wherever it is asked for', async () => {
  const { wrapper } = createTestApp({ chains: [{ chainId: '2020', rpc }] })
  const use = () => [useChainClient('2020'), useChainClient('2020')] as const
  const { result, rerender } = await renderHook(use, { wrapper })
  const [client, same] = result.current
  expect(same).toBe(client)
  expect(client?.chain?.name).toBe('Ronin Mainnet')
  expect(await client?.getBlockNumber()).toBe(7n)
  expect(asked).toEqual(['eth_blockNumber'])
  await rerender()
  expect(result.current[0]).toBe(client)
})

test('behavior: a client that is given is the client', async () => {
  const given = createChainClient({ chainId: 2021 })
  const { wrapper } = createTestApp({
    chains: [{ chainId: '2021', rpc: given }],
  })
  const { result } = await renderHook(
    () => [
      useChainClient('2021'),
      useChainClient('1'),
      useChainClient(undefined),
    ],
    { wrapper },
  )
  expect(result.current).toEqual([given, undefined, undefined])
})

test('error: no provider', async () => {
  await expect(
    renderHook(() => useChainClient('2020')),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[MissingProviderError: useChainClient must be used below <StrongroomProvider>.]`,
  )
})
