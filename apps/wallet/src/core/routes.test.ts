import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createServices } from '../app/createServices.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { prefetchForSafe } from './routes.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const chain = {
  chainId: '1337',
  chainName: 'Local',
  shortName: 'geth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const safe = { chainId: '1337', safeAddress: address }
let server: Server | undefined

afterEach(() => {
  vi.unstubAllGlobals()
  server?.close()
})

/** Services whose gateway lists the given networks, or answers with an error. */
async function start(results: object[] | undefined, remembered: object[] = []) {
  const asked: string[] = []
  server = createServer((request, response) => {
    asked.push(`${request.url}`)
    response.statusCode = results ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ count: 1, next: null, previous: null, results }),
    )
  })
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const storage = { 'strongroom.v1.chains': JSON.stringify(remembered) }
  vi.stubGlobal('localStorage', memoryStorage(storage))
  const services = createServices({
    gatewayUrl: `http://127.0.0.1:${port}`,
    chains: {},
    rpcOrigins: [],
    devWallet: false,
  })
  return { services, asked }
}

test('default: waits for the networks, then requests for the safe of the link', async () => {
  const { services } = await start([chain])
  const request = vi.fn()
  expect(prefetchForSafe(services, `geth:${address}`, request)).toBeUndefined()
  await expect.poll(() => request.mock.calls).toEqual([[safe]])
})

test('behavior: requests at once on a network of an earlier visit', async () => {
  const { services, asked } = await start([chain], [chain])
  const request = vi.fn()
  prefetchForSafe(services, `geth:${address}`, request)
  expect(request.mock.calls).toEqual([[safe]])
  expect(asked).toEqual([])
})

test.each([
  ['a link without a safe', undefined, [chain]],
  ['a link without a network', address, [chain]],
  ['a mistyped address', `geth:${address.replace('A', 'a')}`, [chain]],
  ['an unknown network', `oeth:${address}`, [chain]],
  [
    'a known name for another network',
    `eth:${address}`,
    [{ ...chain, shortName: 'eth' }],
  ],
  ['a gateway that fails', `geth:${address}`, undefined],
] as const)('error: requests nothing for %s', async (_, given, results) => {
  const { services } = await start(results && [...results])
  const request = vi.fn()
  prefetchForSafe(services, given, request)
  await expect.poll(() => services.queryClient.isFetching()).toBe(0)
  // What follows the answer has run by the next turn of the event loop.
  await new Promise(setImmediate)
  expect(request).not.toHaveBeenCalled()
})
