import { afterEach, expect, test, vi } from 'vitest'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createWindowConnector } from './createWindowConnector.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
const create = (address: typeof alice | typeof bob = alice) =>
  createFakeWallet({ accounts: [{ address }] })

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { provider } = create()
  const window = Object.assign(new EventTarget(), { ethereum: provider })
  const connector = createWindowConnector({ window })
  expect(connector).toMatchObject({
    id: 'INJECTED',
    name: 'Injected Providers',
    type: 'WALLET',
  })
  expect((await connector.connect()).account).toBe(alice)
})

test('behavior: one of several wallets can be chosen', async () => {
  const ethereum = {
    providers: [create().provider, null, create(bob).provider],
  }
  const window = Object.assign(new EventTarget(), { ethereum })
  const first = createWindowConnector({ window })
  expect((await first.connect()).account).toBe(alice)
  const last = createWindowConnector({
    window,
    select: (providers) => providers.at(-1) as never,
  })
  expect((await last.connect()).account).toBe(bob)
})

test('behavior: a wallet that is injected late', async () => {
  const window = new EventTarget()
  const result = createWindowConnector({ window, timeout: 3000 }).connect()
  Object.assign(window, { ethereum: create().provider })
  window.dispatchEvent(new Event('ethereum#initialized'))
  expect((await result).account).toBe(alice)
})

test('error: a missing provider, a throwing getter, an invalid provider', async () => {
  vi.useFakeTimers()
  const trap = Object.defineProperty(new EventTarget(), 'ethereum', {
    get() {
      throw new Error('trap')
    },
  })
  for (const window of [
    undefined,
    new EventTarget(),
    trap,
    Object.assign(new EventTarget(), { ethereum: { providers: [] } }),
    Object.assign(new EventTarget(), { ethereum: 'text' }),
  ]) {
    const failed = vi.fn()
    createWindowConnector({ window }).connect().catch(failed)
    await vi.advanceTimersByTimeAsync(700)
    expect(failed.mock.calls[0]?.[0]).toMatchObject({
      name: 'ProviderNotFound',
      message: 'No wallet was found in this browser.',
    })
  }
})
