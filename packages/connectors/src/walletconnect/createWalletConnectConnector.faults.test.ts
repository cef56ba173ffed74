import { expect, test, vi } from 'vitest'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeEvents } from '../testing/createFakeEvents.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createWalletConnectConnector } from './createWalletConnectConnector.ts'
import type { WalletConnectInit } from './WalletConnectModule.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const later = Date.now() / 1000 + 3600
let count = 0

/** The library's provider with set answers. */
function setup(
  first: {
    session?: { topic: string; expiry: number }
    accounts?: string[]
  } = {},
) {
  const events = createFakeEvents()
  const provider = {
    session: first.session,
    accounts: first.accounts ?? [],
    connect: vi.fn(async () => {
      events.emit('display_uri', 'wc:topic@2')
      provider.session = { topic: 'new', expiry: later }
      provider.accounts = [alice]
    }),
    enable: vi.fn(async () => provider.accounts),
    disconnect: vi.fn(async () => {
      provider.session = undefined
      provider.accounts = []
    }),
    request: vi.fn(async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? 2020 : null,
    ),
    signer: { client: { session: { delete: vi.fn() } } },
    on: events.on,
    removeListener: events.off,
  }
  const init = vi.fn(async (_: WalletConnectInit) => provider)
  const load = vi.fn(async () => ({ EthereumProvider: { init } }) as never)
  const items = createMemoryStorage()
  const projectId = `fake${count++}`
  const create = (options = {}) =>
    createWalletConnectConnector({
      projectId,
      load,
      storage: createSafeStorage({ storage: items }),
      ...options,
    })
  return { provider, events, init, load, items, create, connector: create() }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message, reason }) => ({ name, code, message, reason }),
  )

test('default', async () => {
  const { connector, init } = setup()
  const uris: string[] = []
  connector.on('display_uri', (uri) => uris.push(uri))
  expect((await connector.connect()).account).toBe(alice)
  expect(uris).toEqual(['wc:topic@2'])
  const { projectId, ...settings } = init.mock.calls[0]?.[0] ?? {}
  expect(projectId).toMatch(/^fake/)
  expect(settings).toMatchInlineSnapshot(`
    {
      "optionalChains": [
        2020,
        2021,
      ],
      "optionalEvents": [
        "chainChanged",
        "accountsChanged",
      ],
      "optionalMethods": [
        "eth_sendTransaction",
        "eth_sign",
        "personal_sign",
        "eth_signTypedData",
        "eth_signTypedData_v4",
        "eth_accounts",
        "eth_requestAccounts",
        "wallet_switchEthereumChain",
      ],
      "rpcMap": {
        "2020": "https://api.roninchain.com/rpc",
        "2021": "https://saigon-testnet.roninchain.com/rpc",
      },
      "showQrModal": false,
      "telemetryEnabled": false,
    }
  `)
})

test('behavior: the library is set up once for all connectors', async () => {
  const { create, init } = setup()
  await Promise.all([create().connect(), create().connect()])
  await create().connect()
  expect(init).toHaveBeenCalledTimes(1)
})

test('behavior: a failed set-up can be tried again', async () => {
  const { connector, load } = setup()
  load.mockRejectedValueOnce(new Error('offline'))
  expect(await failure(connector.connect())).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": ""Ronin Wallet Connect" could not do what was asked.",
      "name": "ConnectFailed",
      "reason": undefined,
    }
  `)
  expect((await connector.connect()).account).toBe(alice)
})

test('behavior: an expired session is dropped and paired anew', async () => {
  const { connector, provider } = setup({
    session: { topic: 'old', expiry: 1 },
    accounts: [alice],
  })
  expect((await connector.connect()).account).toBe(alice)
  expect(provider.disconnect).toHaveBeenCalledTimes(1)
  expect(provider.connect).toHaveBeenCalledTimes(1)
})

test('behavior: a live session is used without a code', async () => {
  const { connector, provider, items } = setup({
    session: { topic: 'old', expiry: later },
    accounts: [alice],
  })
  items.setItem('tanto.WC.CHAINS', '[2020,2021]')
  expect(await connector.isAuthorized()).toBe(true)
  expect((await connector.connect()).account).toBe(alice)
  expect(provider.enable).toHaveBeenCalledTimes(1)
  expect(provider.connect).not.toHaveBeenCalled()
})

test('behavior: a session the wallet forgot is paired anew', async () => {
  const { connector, provider, items } = setup({
    session: { topic: 'old', expiry: later },
    accounts: [alice],
  })
  items.setItem('tanto.WC.CHAINS', '[2020,2021]')
  const text = "No matching key. session topic doesn't exist: old"
  provider.enable.mockRejectedValue(new Error(text))
  provider.disconnect.mockRejectedValue(new Error(text))
  provider.signer.client.session.delete.mockImplementation(() => {
    provider.session = undefined
  })
  expect((await connector.connect()).account).toBe(alice)
  expect(provider.connect).toHaveBeenCalledTimes(1)
  await connector.disconnect()
  expect(items.getItem('tanto.WC.CHAINS')).toBe(null)
})

test('behavior: the link of the wallet is kept while connected', async () => {
  const { create, items } = setup()
  const connector = create({ wakeLink: 'roninwallet://' })
  await connector.connect()
  expect(items.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(
    '{"href":"roninwallet://","name":"Ronin Wallet Connect"}',
  )
  await connector.disconnect()
  expect(items.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(null)
})

test.each([
  [{ native: 'examplewallet://' }, 'examplewallet://'],
  [
    { native: '', universal: 'https://wallet.example' },
    'https://wallet.example',
  ],
  [{ native: 'javascript://alert(1)', universal: 'http://a.example' }, null],
  [{}, null],
])('behavior: the link that the wallet names: %j', async (redirect, link) => {
  const { create, provider, items } = setup()
  provider.connect.mockImplementationOnce(async () => {
    const session = {
      topic: 'new',
      expiry: later,
      peer: { metadata: { redirect } },
    }
    provider.session = session
    provider.accounts = [alice]
  })
  await create({ wakeLink: 'wallet' }).connect()
  expect(items.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(
    link && JSON.stringify({ href: link, name: 'Ronin Wallet Connect' }),
  )
})

test('error: a set-up that never ends, and one that ends late', async () => {
  const { create, load, provider } = setup()
  let resolve = (_: unknown) => {}
  const promise = new Promise<unknown>((done) => {
    resolve = done
  })
  load.mockImplementationOnce(() => promise as never)
  const connector = create({ relayTimeout: 10 })
  expect(await failure(connector.connect())).toMatchObject({
    name: 'ConnectFailed',
    reason: 'unreachable',
  })
  resolve({ EthereumProvider: { init: async () => provider } })
  expect((await connector.connect()).account).toBe(alice)
})

test('behavior: scanning may take longer than the relay may', async () => {
  const { create, provider, events } = setup()
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  provider.connect.mockImplementationOnce(async () => {
    events.emit('display_uri', 'wc:topic@2')
    await promise
    provider.session = { topic: 'new', expiry: later }
    provider.accounts = [alice]
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const connecting = create({ relayTimeout: 1_000 }).connect()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  resolve()
  expect((await connecting).account).toBe(alice)
})

test('error: expired, refused, unknown', async () => {
  const { connector, provider } = setup()
  const failWith = (error: unknown) => {
    provider.connect.mockRejectedValueOnce(error)
    return failure(connector.connect())
  }
  expect(await failWith(new Error('Proposal expired'))).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": "The code expired before a wallet answered. Try again for a new one.",
      "name": "ConnectFailed",
      "reason": "expired",
    }
  `)
  const refused = { name: 'ConnectFailed', code: 4001 }
  for (const error of [
    new Error('Connection request reset. Please try again.'),
    new Error('User rejected.'),
    { code: 5000, message: 'no' },
    { code: 5002, message: 'methods' },
  ])
    expect(await failWith(error)).toMatchObject(refused)
  for (const error of ['a string', undefined, null])
    expect(await failWith(error)).toMatchObject({
      name: 'ConnectFailed',
      code: undefined,
    })
  expect(await failWith(new Error('relay gone'))).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": ""Ronin Wallet Connect" could not do what was asked.",
      "name": "ConnectFailed",
      "reason": undefined,
    }
  `)
})

test('error: an empty list of chains', () => {
  const { create } = setup()
  expect(() => create({ chains: [] })).toThrowErrorMatchingInlineSnapshot(
    `[TypeError: chains: at least one is needed]`,
  )
})

test('behavior: drops texts that are not a pairing URI', async () => {
  const { connector, events } = setup()
  const uris: string[] = []
  connector.on('display_uri', (uri) => uris.push(uri))
  await connector.getProvider()
  for (const uri of ['javascript:alert(1)', 42, undefined, 'wc:ok@2'])
    events.emit('display_uri', uri)
  expect(uris).toEqual(['wc:ok@2'])
  connector.dispose()
  expect(events.count()).toBe(0)
})
