import { afterEach, expect, test, vi } from 'vitest'
import {
  createFakeWallet,
  type FakeWalletOptions,
} from '../testing/createFakeWallet.ts'
import { createRoninConnector } from './createRoninConnector.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const wallets = (options: Partial<FakeWalletOptions> = {}) =>
  createFakeWallet({
    accounts: [{ address: alice }],
    name: 'Ronin Wallet',
    rdns: 'com.roninchain.wallet',
    chainId: 2020,
    ...options,
  })
const methods = (wallet: ReturnType<typeof wallets>) =>
  wallet.calls.map(({ method }) => method)

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const window = new EventTarget()
  const wallet = wallets()
  wallet.announce(window)
  const connector = createRoninConnector({ window })
  expect(connector).toMatchObject({
    id: 'RONIN_WALLET',
    name: 'Ronin Wallet',
    type: 'WALLET',
    isRonin: true,
    rdns: 'com.roninchain.wallet',
    icon: wallet.info.icon,
  })
  const result = connector.connect()
  // The request is sent inside the click, without a wait for the announcement.
  expect(methods(wallet)).toEqual(['eth_requestAccounts'])
  expect(await result).toEqual({
    account: alice,
    chainId: 2020,
    provider: wallet.provider,
  })
  expect(methods(wallet)).toEqual(['eth_requestAccounts', 'eth_chainId'])
})

test('behavior: another chain is switched to and read back', async () => {
  const window = new EventTarget()
  const wallet = wallets()
  wallet.announce(window)
  const { chainId } = await createRoninConnector({ window }).connect(2021)
  expect(chainId).toBe(2021)
  expect(wallet.calls.slice(2)).toEqual([
    {
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7e5' }],
    },
    { method: 'eth_chainId', params: undefined },
  ])
})

test('behavior: a late announcement ends the wait', async () => {
  const window = new EventTarget()
  const connector = createRoninConnector({ window })
  expect(connector.icon).toMatch(/^data:image\/svg/)
  const result = connector.connect()
  wallets().announce(window)
  expect((await result).account).toBe(alice)
})

test('behavior: the mobile app and older versions inject an object', async () => {
  const wallet = wallets()
  const window = Object.assign(new EventTarget(), {
    ronin: { provider: wallet.provider },
  })
  const result = createRoninConnector({ window }).connect()
  expect(methods(wallet)).toEqual(['eth_requestAccounts'])
  expect((await result).account).toBe(alice)
})

test('behavior: an object injected meanwhile is found', async () => {
  vi.useFakeTimers()
  const window = new EventTarget()
  const result = createRoninConnector({ window }).connect()
  Object.assign(window, { ronin: { provider: wallets().provider } })
  await vi.advanceTimersByTimeAsync(700)
  expect((await result).account).toBe(alice)
})

test('error: a missing extension, after 700 ms at the most', async () => {
  vi.useFakeTimers()
  const connector = createRoninConnector({ window: new EventTarget() })
  const settled = vi.fn()
  connector.connect().catch(settled)
  await vi.advanceTimersByTimeAsync(699)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const { name, message } = settled.mock.calls[0]?.[0] ?? {}
  expect([name, message]).toEqual([
    'NotInstalled',
    '"Ronin Wallet" is not installed.',
  ])
})

test('error: a server without a window', async () => {
  const connector = createRoninConnector({ window: undefined })
  expect(await connector.isAuthorized()).toBe(false)
  await expect(connector.connect()).rejects.toMatchObject({
    name: 'ProviderNotFound',
  })
})

test('error: it adds no chains and knows which it supports', async () => {
  const window = new EventTarget()
  const wallet = wallets()
  wallet.announce(window)
  const connector = createRoninConnector({ window })
  await expect(connector.addChain(2021)).rejects.toMatchObject({
    name: 'AddChainNotSupported',
    message: '"Ronin Wallet" can not add chains.',
  })
  await expect(connector.connect(202601)).rejects.toMatchObject({
    name: 'ConnectFailed',
    code: 4901,
    message: 'Chain 202601 is not supported.',
  })
  wallet.failures.switchChain = 'unknown'
  await expect(connector.switchChain(2021)).rejects.toMatchObject({
    name: 'ConnectFailed',
    code: 4902,
  })
  expect(methods(wallet)).toEqual(['wallet_switchEthereumChain'])
})

test.each([undefined, 'hang', 'reject', 'unsupported'] as const)(
  'behavior: disconnect ends the session in the wallet, if it can (%s)',
  async (failure) => {
    const window = new EventTarget()
    const wallet = wallets()
    wallet.announce(window)
    const connector = createRoninConnector({ window })
    const seen = vi.fn()
    connector.on('disconnect', seen)
    await connector.connect()
    wallet.failures.disconnect = failure
    await connector.disconnect()
    expect(seen).toHaveBeenCalledExactlyOnceWith({ reason: 'user' })
    expect(methods(wallet).at(-1)).toBe('wallet_disconnectSession')
    expect(wallet.listenerCount()).toBe(0)
  },
)

test('behavior: disconnecting while it waits for the extension leaves the wallet alone', async () => {
  const window = new EventTarget()
  const wallet = createFakeWallet({
    accounts: [{ address: alice }],
    rdns: 'com.roninchain.wallet',
  })
  const connector = createRoninConnector({ window })
  const connecting = connector.connect()
  await connector.disconnect()
  wallet.announce(window)
  await expect(connecting).rejects.toMatchObject({ name: 'ConnectFailed' })
  expect(methods(wallet)).toEqual([])
})
