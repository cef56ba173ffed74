import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { afterEach, expect, test, vi } from 'vitest'
import { createServices } from '../app/createServices.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { listedCoinsQuery, rememberChains } from './useChainRecords.ts'

afterEach(() => vi.unstubAllGlobals())

const polygon = {
  chainId: '137',
  chainName: 'Polygon',
  shortName: 'matic',
  nativeCurrency: { name: 'Mine', symbol: 'MINE', decimals: 18 },
}

test('default: remembers chains once the table of coins can correct them', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const services = createServices({
    gatewayUrl: 'http://127.0.0.1:1',
    chains: {},
    rpcOrigins: [],
    devWallet: false,
  })
  const { queryClient, gateway, stores } = services
  queryClient.setQueryData(chainsQueryOptions(gateway).queryKey, {
    ...{ count: 1, next: null, previous: null },
    results: [polygon] as never,
  })
  rememberChains(services)
  expect(stores.chains.get()).toEqual([])
  await queryClient.prefetchQuery(listedCoinsQuery(services.config))
  rememberChains(services)
  expect(stores.chains.get()).toMatchObject([
    { chainId: '137', nativeCurrency: { symbol: 'POL' } },
  ])
})
