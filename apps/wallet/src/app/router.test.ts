import { createMemoryHistory, type Redirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { createServices } from './createServices.ts'
import { createAppRouter } from './router.tsx'

afterEach(() => vi.unstubAllGlobals())

const safe = 'geth:0x12'

/** The router of an app that starts at a path. */
function open(path: string, stored: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', memoryStorage(stored))
  const services = createServices({
    gatewayUrl: 'http://gateway',
    chains: {},
    rpcOrigins: [],
    devWallet: false,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  return createAppRouter(services, history)
}

test('default: writes an address the way people do', () => {
  const router = open('/accounts')
  const { href } = router.buildLocation({
    to: '/transactions/tx',
    search: { safe, id: 'a&b' },
  })
  expect(href).toBe('/transactions/tx?safe=geth:0x12&id=a%26b')
  expect(router.buildLocation({ to: '/accounts' }).href).toBe('/accounts')
})

test('behavior: values are texts and survive a round trip', () => {
  const router = open('/accounts')
  for (const id of ['{"a":1}', '007', 'true', 'ä b+c', '"x"']) {
    const search = { safe, id }
    const { href } = router.buildLocation({ to: '/messages/msg', search })
    const opened = open(href)
    expect(opened.latestLocation.search).toEqual(search)
    expect(opened.matchRoutes(opened.latestLocation).at(-1)?.search).toEqual(
      search,
    )
  }
})

test('behavior: links keep the open safe, unless they name another', () => {
  const router = open(`/transactions/tx?id=1&safe=${safe}`)
  expect(
    [
      router.buildLocation({ to: '/send', search: { token: '0x1' } }),
      router.buildLocation({ to: '/home', search: { safe: 'eth:0x34' } }),
      router.buildLocation({ to: '/accounts' }),
    ].map(({ href }) => href),
  ).toEqual([
    `/send?safe=${safe}&token=0x1`,
    '/home?safe=eth:0x34',
    '/accounts',
  ])
})

test('behavior: starts at the safe that was open last, else at the list', async () => {
  const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const b = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const chain = {
    chainId: '1337',
    chainName: 'Local',
    shortName: 'geth',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const start = async (safes: unknown) => {
    const router = open('/', {
      'strongroom.v1.chains': JSON.stringify([chain]),
      'strongroom.v1.safes': JSON.stringify(safes),
    })
    const { context } = router.options
    const { beforeLoad } = router.routesByPath['/'].options
    const thrown = await Promise.resolve({ context } as never)
      .then(beforeLoad)
      .catch((redirected: Redirect) => redirected)
    return thrown && router.buildLocation(thrown.options).href
  }
  const one = { chainId: '1337', address: a, openedAt: 5 }
  expect(await start([one, { ...one, address: b, openedAt: 9 }])).toBe(
    `/home?safe=geth:${b}`,
  )
  expect(await start([one, { chainId: '1337', address: b }])).toBe(
    `/home?safe=geth:${a}`,
  )
  expect(await start([{ chainId: '1337', address: a }])).toBe('/accounts')
  expect(await start([{ ...one, chainId: '5' }])).toBe('/accounts')
})

test('error: parameters that a page cannot use are undefined', () => {
  const searchOf = (path: string) => {
    const router = open(path)
    return router.matchRoutes(router.latestLocation).at(-1)?.search
  }
  expect(searchOf('/transactions/tx?safe=&id=')).toEqual({})
  expect(searchOf('/transactions/reject?nonce=12')).toEqual({
    nonce: '12',
  })
  for (const nonce of ['-1', '1e3', '0x1', '1234567890123456'])
    expect(searchOf(`/transactions/reject?nonce=${nonce}`)).toEqual({})
})

test('error: links to no page, or without what a page needs, do not compile', () => {
  const router = open('/accounts')
  // @ts-expect-error -- no such page
  router.buildLocation({ to: '/nowhere' })
  // @ts-expect-error -- the page of a transaction needs its id
  router.buildLocation({ to: '/transactions/tx' })
  // @ts-expect-error -- a mistyped parameter
  router.buildLocation({ to: '/send', search: { tokn: '0x1' } })
  expect(router.buildLocation({ to: '/send' }).href).toBe('/send')
})
