import { expect, test, vi } from 'vitest'
import { createInjectedConnector } from '../injected/createInjectedConnector.ts'
import { createRoninConnector } from '../ronin/createRoninConnector.ts'
import {
  createFakeWallet,
  type FakeWallet,
  type FakeWalletOptions,
} from '../testing/createFakeWallet.ts'
import { createWindowConnector } from '../window/createWindowConnector.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
const kinds = ['announced', 'ronin', 'window'] as const
const rdns = 'com.roninchain.wallet'

/** The same wallet behind each kind of connector. */
function setup(
  kind: (typeof kinds)[number],
  options: Partial<FakeWalletOptions> = {},
) {
  const wallet = createFakeWallet({
    accounts: [{ address: alice }],
    chainId: 2020,
    rdns,
    ...options,
  })
  const window = Object.assign(new EventTarget(), {
    ethereum: wallet.provider,
  })
  const shared = { rereadDelay: 1, readTimeout: 20, window }
  wallet.announce(window)
  const connector =
    kind === 'announced'
      ? createInjectedConnector(wallet, shared)
      : kind === 'ronin'
        ? createRoninConnector(shared)
        : createWindowConnector(shared)
  return { wallet, connector }
}

/** Runs a function while the wallet reads its chain. */
function meanwhile({ provider }: FakeWallet, act: () => void) {
  const { request } = provider
  vi.spyOn(provider, 'request').mockImplementation(async (args) => {
    if (args.method === 'eth_chainId') act()
    return request(args)
  })
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'connected',
    ({ name, code }) => [name, code],
  )

const failing = [
  ['connect', 'reject', 4001],
  ['connect', 'error', -32603],
  ['connect', 'busy', -32002],
  ['connect', 'string', undefined],
  ['connect', 'unsupported', 4200],
  ['connect', 'empty', 4100],
  ['connect', 'garbage', 4100],
  ['chainId', 'hang', undefined],
  ['chainId', 'error', -32603],
  ['chainId', 'string', undefined],
  ['chainId', 'garbage', undefined],
  ['chainId', 'empty', undefined],
] as const

for (const kind of kinds) {
  for (const [step, failure, code] of failing)
    test(`error: ${kind}, ${step} fails by ${failure}`, async () => {
      const { wallet, connector } = setup(kind)
      const events = vi.fn()
      connector.on('connect', events)
      connector.on('disconnect', events)
      wallet.failures[step] = failure
      expect(await outcome(connector.connect())).toEqual([
        'ConnectFailed',
        code,
      ])
      expect(events).not.toHaveBeenCalled()
      expect(wallet.listenerCount()).toBe(0)
      // The connector works again afterwards.
      wallet.failures[step] = undefined
      expect(await outcome(connector.connect())).toBe('connected')
    })

  for (const failure of [
    'hang',
    'error',
    'string',
    'garbage',
    'empty',
  ] as const)
    test(`behavior: ${kind}, isAuthorized is false on ${failure}`, async () => {
      const { wallet, connector } = setup(kind, { authorized: true })
      expect(await connector.isAuthorized()).toBe(true)
      wallet.failures.accounts = failure
      expect(await connector.isAuthorized()).toBe(false)
    })

  const switching = [
    ['reject', ['ConnectFailed', 4001]],
    ['error', ['ConnectFailed', -32603]],
    ['string', ['ConnectFailed', undefined]],
    ['unsupported', ['SwitchChainNotSupported', 4200]],
    ['lie', ['ConnectFailed', undefined]],
    ['unknown', ['ConnectFailed', 4902]],
  ] as const
  for (const [failure, expected] of switching)
    test(`error: ${kind}, switching fails by ${failure}`, async () => {
      const { wallet, connector } = setup(kind)
      wallet.failures.switchChain = failure
      // A supported chain that wallets are not offered by default.
      const chainId = 11155111
      expect(await outcome(connector.connect(chainId))).toEqual(expected)
      expect(await outcome(connector.switchChain(chainId))).toEqual(expected)
      expect(wallet.listenerCount()).toBe(0)
    })

  test(`behavior: ${kind}, never answers, until the caller gives up`, async () => {
    const { wallet, connector } = setup(kind)
    wallet.failures.connect = 'hang'
    const controller = new AbortController()
    const { signal } = controller
    const result = connector.connect(undefined, { signal })
    controller.abort(new Error('closed'))
    await expect(result).rejects.toThrow('closed')
    expect(wallet.listenerCount()).toBe(0)
    const before = wallet.calls.length
    await expect(connector.connect(undefined, { signal })).rejects.toThrow()
    expect(wallet.calls).toHaveLength(before)
  })

  test(`behavior: ${kind}, answers after it was given up`, async () => {
    const { wallet, connector } = setup(kind)
    const connected = vi.fn()
    connector.on('connect', connected)
    wallet.failures.delay = 5
    const controller = new AbortController()
    const result = connector.connect(undefined, { signal: controller.signal })
    controller.abort(new Error('closed'))
    await expect(result).rejects.toThrow('closed')
    await vi.waitFor(() => expect(wallet.calls).toHaveLength(2))
    expect(connected).not.toHaveBeenCalled()
  })

  for (const removal of ['removeListener', 'off', 'none'] as const)
    test(`behavior: ${kind}, is silent afterwards (${removal})`, async () => {
      const { wallet, connector } = setup(kind, { removal })
      const seen = vi.fn()
      await connector.connect()
      await connector.disconnect()
      connector.on('accountsChanged', seen)
      connector.on('chainChanged', seen)
      wallet.setAccounts([{ address: bob }])
      wallet.setChainId(2021)
      expect(seen).not.toHaveBeenCalled()
      // A second connection must not subscribe twice.
      await connector.connect()
      wallet.setChainId(2020)
      expect(seen.mock.calls.filter(([value]) => value === 2020)).toHaveLength(
        1,
      )
    })

  test(`behavior: ${kind}, the account changes during connect`, async () => {
    const { wallet, connector } = setup(kind)
    // Between the answer with the accounts and the one with the chain.
    meanwhile(wallet, () => wallet.setAccounts([{ address: bob }]))
    expect((await connector.connect()).account).toBe(bob)
  })

  test(`behavior: ${kind}, the chain changes during connect`, async () => {
    const { wallet, connector } = setup(kind)
    const changed = vi.fn()
    connector.on('chainChanged', changed)
    const result = connector.connect()
    wallet.setChainId(2021)
    expect((await result).chainId).toBe(2021)
    expect(changed).not.toHaveBeenCalled()
  })

  test(`error: ${kind}, the accounts are taken away during connect`, async () => {
    const { wallet, connector } = setup(kind)
    meanwhile(wallet, () => wallet.lock())
    expect(await outcome(connector.connect())).toEqual(['ConnectFailed', 4100])
    expect(wallet.listenerCount()).toBe(0)
  })

  test(`behavior: ${kind}, disconnect wins over a connect under way`, async () => {
    const { wallet, connector } = setup(kind)
    const events = vi.fn()
    connector.on('connect', events)
    connector.on('disconnect', events)
    wallet.failures.delay = 5
    const result = outcome(connector.connect())
    await connector.disconnect()
    expect(await result).toEqual(['ConnectFailed', undefined])
    expect(events).not.toHaveBeenCalled()
    expect(wallet.listenerCount()).toBe(0)
    // The wallet connected meanwhile, so the session is ended once more.
    const closings = wallet.calls.filter(
      ({ method }) => method === 'wallet_disconnectSession',
    )
    expect(closings).toHaveLength(kind === 'ronin' ? 2 : 0)
  })

  test(`behavior: ${kind}, of two requests one is refused`, async () => {
    const { wallet, connector } = setup(kind)
    const changed = vi.fn()
    connector.on('chainChanged', changed)
    const no = Object.assign(new Error('no'), { code: 4001 })
    vi.spyOn(wallet.provider, 'request').mockRejectedValueOnce(no)
    wallet.failures.delay = 5
    const refused = outcome(connector.connect())
    const accepted = outcome(connector.connect())
    expect(await refused).toEqual(['ConnectFailed', 4001])
    expect(await accepted).toBe('connected')
    wallet.setChainId(2021)
    expect(changed).toHaveBeenCalledExactlyOnceWith(2021)
  })

  test(`error: ${kind}, a chain that is not supported`, async () => {
    const { wallet, connector } = setup(kind)
    for (const attempt of [
      connector.connect(202601),
      connector.switchChain(202601),
    ])
      await expect(attempt).rejects.toMatchObject({
        name: 'ConnectFailed',
        code: 4901,
        message: 'Chain 202601 is not supported.',
      })
    expect(wallet.calls).toEqual([])
  })
}
