import { expect, test, vi } from 'vitest'
import type { ConnectorChain } from '../chain/ConnectorChain.ts'
import {
  createFakeWallet,
  type FakeWalletOptions,
} from '../testing/createFakeWallet.ts'
import { createInjectedConnector } from './createInjectedConnector.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
const chain: ConnectorChain = {
  chainId: 2021,
  name: 'Saigon',
  nativeCurrency: { name: 'tRonin', symbol: 'tRON', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:8546'],
}

function setup(options: Partial<FakeWalletOptions> = {}) {
  const wallet = createFakeWallet({
    accounts: [{ address: alice }],
    ...options,
  })
  const connector = createInjectedConnector(wallet, {
    chains: [chain],
    rereadDelay: 1,
  })
  const events: unknown[] = []
  for (const event of [
    'connect',
    'disconnect',
    'accountsChanged',
    'chainChanged',
  ] as const)
    connector.on(event, (payload) =>
      events.push(event === 'connect' ? [event] : [event, payload]),
    )
  const methods = () => wallet.calls.map(({ method }) => method)
  return { wallet, connector, events, methods }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message }) => ({ name, code, message }),
  )

test('default', async () => {
  const { connector, wallet, methods, events } = setup({
    accounts: [{ address: alice.toLowerCase() as typeof alice }],
  })
  expect(connector).toMatchObject({
    id: 'test.strongroom.fake',
    name: 'Fake wallet',
    type: 'WALLET',
  })
  expect(await connector.connect()).toEqual({
    account: alice,
    chainId: 1337,
    provider: wallet.provider,
  })
  expect(methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  expect(events).toEqual([['connect']])
})

test('behavior: calls the wallet synchronously', () => {
  const { connector, methods } = setup()
  void connector.connect()
  expect(methods()).toEqual(['eth_requestAccounts'])
})

test('behavior: connect switches the chain and reads it back', async () => {
  const { connector, methods } = setup()
  expect((await connector.connect(2021)).chainId).toBe(2021)
  expect(methods()).toEqual([
    'eth_requestAccounts',
    'eth_chainId',
    'wallet_switchEthereumChain',
    'eth_chainId',
  ])
})

test('behavior: an unknown chain is added', async () => {
  const { connector, wallet } = setup()
  wallet.failures.switchChain = 'unknown'
  await connector.switchChain(2021)
  expect(await connector.getChainId()).toBe(2021)
  expect(wallet.calls[1]).toEqual({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0x7e5',
        chainName: 'Saigon',
        nativeCurrency: { name: 'tRonin', symbol: 'tRON', decimals: 18 },
        rpcUrls: ['http://127.0.0.1:8546'],
      },
    ],
  })
})

test('behavior: Ronin is added without naming chains', async () => {
  const wallet = createFakeWallet({
    accounts: [{ address: '0x00000000000000000000000000000000000000AA' }],
  })
  const connector = createInjectedConnector(wallet)
  wallet.failures.switchChain = 'unknown'
  await connector.switchChain(2020)
  expect(await connector.getChainId()).toBe(2020)
})

test('error: the chain was added but not switched to', async () => {
  const { connector, wallet } = setup()
  wallet.failures.switchChain = 'unknown'
  wallet.failures.addChain = 'stay'
  expect(await failure(connector.switchChain(2021))).toMatchInlineSnapshot(`
    {
      "code": 4001,
      "message": "The user rejected the switch to chain 2021 after adding it.",
      "name": "ConnectFailed",
    }
  `)
})

test('error: nested 4902 for a chain that can not be added', async () => {
  const { connector, wallet } = setup()
  const request = wallet.provider.request
  vi.spyOn(wallet.provider, 'request').mockImplementation((args) =>
    args.method === 'wallet_switchEthereumChain'
      ? Promise.reject({
          code: -32603,
          data: { originalError: { code: 4902 } },
        })
      : request(args),
  )
  expect(await failure(connector.switchChain(5))).toMatchInlineSnapshot(`
    {
      "code": 4902,
      "message": ""Fake wallet" does not know chain 5, and there is nothing to add it with.",
      "name": "ConnectFailed",
    }
  `)
})

test('error: a wallet that claims to have switched', async () => {
  const { connector, wallet } = setup()
  wallet.failures.switchChain = 'lie'
  expect(await failure(connector.connect(2021))).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": ""Fake wallet" said it switched to chain 2021 but did not.",
      "name": "ConnectFailed",
    }
  `)
})

test('error: a wallet without switching', async () => {
  const { connector, wallet } = setup()
  wallet.failures.switchChain = 'unsupported'
  expect(await failure(connector.switchChain(2021))).toMatchInlineSnapshot(`
    {
      "code": 4200,
      "message": ""Fake wallet" can not switch chains.",
      "name": "SwitchChainNotSupported",
    }
  `)
})

test('error: gives every refusal the code 4001', async () => {
  const { connector, wallet } = setup()
  wallet.failures.connect = 'reject'
  expect(await failure(connector.connect())).toMatchInlineSnapshot(`
    {
      "code": 4001,
      "message": "The user rejected the request.",
      "name": "ConnectFailed",
    }
  `)
  for (const thrown of [
    { code: 5000 },
    { code: 'ACTION_REJECTED' },
    new Error('User denied account authorization'),
    new Error('outer', { cause: { code: 4001 } }),
  ]) {
    vi.spyOn(wallet.provider, 'request').mockRejectedValueOnce(thrown)
    expect(await failure(connector.connect())).toMatchObject({
      name: 'ConnectFailed',
      code: 4001,
    })
  }
})

test('error: other failures keep their code', async () => {
  const { connector, wallet } = setup()
  wallet.failures.connect = 'error'
  expect(await failure(connector.connect())).toMatchInlineSnapshot(`
    {
      "code": -32603,
      "message": ""Fake wallet" could not do what was asked.",
      "name": "ConnectFailed",
    }
  `)
  for (const thrown of [undefined, null, 'text', { code: -32002 }]) {
    vi.spyOn(wallet.provider, 'request').mockRejectedValueOnce(thrown)
    const error = await connector.connect().catch((reason) => reason)
    expect(error.name).toBe('ConnectFailed')
    expect(error.error).toBe(thrown)
  }
})

test.each([[[]], [['0x12']], ['0xaa'], [null], [[{}]]])(
  'error: an invalid account (%j)',
  async (answer) => {
    const { connector, wallet } = setup()
    vi.spyOn(wallet.provider, 'request').mockResolvedValue(answer)
    expect(await failure(connector.connect())).toMatchObject({
      name: 'ConnectFailed',
      code: 4100,
    })
    expect(await connector.isAuthorized()).toBe(false)
  },
)

test('behavior: reconnecting never prompts and never switches', async () => {
  const { connector, wallet, methods } = setup({ authorized: true })
  const { chainId } = await connector.connect(2021, { isReconnecting: true })
  expect(chainId).toBe(1337)
  expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
  wallet.lock()
  expect(
    await failure(connector.connect(undefined, { isReconnecting: true })),
  ).toMatchInlineSnapshot(`
    {
      "code": 4100,
      "message": ""Fake wallet" gave no valid account.",
      "name": "ConnectFailed",
    }
  `)
})

test('behavior: events', async () => {
  const { connector, wallet, events } = setup()
  await connector.connect()
  wallet.setAccounts([{ address: bob }])
  wallet.setChainId(2020)
  wallet.lock()
  wallet.emit('chainChanged', 'rubbish')
  wallet.emit('accountsChanged', { not: 'a list' })
  expect(events).toMatchInlineSnapshot(`
    [
      [
        "connect",
      ],
      [
        "accountsChanged",
        [
          "0x00000000000000000000000000000000000000bb",
        ],
      ],
      [
        "chainChanged",
        2020,
      ],
      [
        "disconnect",
        {
          "reason": "accounts",
        },
      ],
      [
        "accountsChanged",
        [],
      ],
      [
        "disconnect",
        {
          "reason": "accounts",
        },
      ],
      [
        "accountsChanged",
        [],
      ],
    ]
  `)
})

test('behavior: a passing loss of the node is not a disconnect', async () => {
  const { connector, wallet, events } = setup()
  await connector.connect()
  events.length = 0
  wallet.emit('disconnect', { code: 1013 })
  await vi.waitFor(() =>
    expect(wallet.calls.at(-1)?.method).toBe('eth_accounts'),
  )
  expect(events).toEqual([])
  wallet.emit('disconnect', { code: 4900 })
  expect(events).toEqual([['disconnect', { reason: 'provider' }]])
  expect(wallet.listenerCount()).toBe(0)
})

test('behavior: disconnect stops listening', async () => {
  const { connector, wallet, events } = setup()
  await connector.connect()
  await connector.connect()
  expect(wallet.listenerCount()).toBe(4)
  await connector.disconnect()
  await connector.disconnect()
  wallet.setChainId(2020)
  expect(wallet.listenerCount()).toBe(0)
  expect(events.slice(2)).toEqual([['disconnect', { reason: 'user' }]])
})

test('behavior: a wallet without removeListener is silenced', async () => {
  const { wallet, events } = setup()
  const { request, on } = wallet.provider
  const provider = { request, ...(on ? { on } : {}) }
  const connector = createInjectedConnector({ info: wallet.info, provider })
  const seen = vi.fn()
  connector.on('chainChanged', seen)
  await connector.connect()
  await connector.disconnect()
  wallet.setChainId(2020)
  expect(seen).not.toHaveBeenCalled()
  expect(events).toEqual([])
})

test('behavior: waiting can be aborted', async () => {
  const { connector, wallet } = setup()
  wallet.failures.connect = 'hang'
  const controller = new AbortController()
  const result = connector.connect(undefined, { signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(result).rejects.toThrow('stop')
  expect(wallet.listenerCount()).toBe(0)
})

test('behavior: dispose removes everything', async () => {
  const { connector, wallet, events } = setup()
  await connector.connect()
  connector.dispose()
  wallet.setChainId(2020)
  expect(events).toEqual([['connect']])
  expect(wallet.listenerCount()).toBe(0)
})
