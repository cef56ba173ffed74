import { expect, test, vi } from 'vitest'
import { createInjectedConnector } from '../injected/createInjectedConnector.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { deferConnector } from './deferConnector.ts'

const accounts = [
  { address: '0x00000000000000000000000000000000000000AA' as const },
]
const description = {
  id: 'WAYPOINT',
  name: 'Popup',
  type: 'MPC',
  isRonin: true,
} as const

function setup() {
  const wallet = createFakeWallet({ accounts })
  const { info, provider } = wallet
  const load = vi.fn(async () => createInjectedConnector({ info, provider }))
  return { wallet, load, connector: deferConnector(description, load) }
}

test('default', async () => {
  const { load, connector } = setup()
  expect(connector).toMatchObject(description)
  const seen: unknown[] = []
  connector.on('connect', ({ account }) => seen.push(account))
  expect(connector.getProviderSync()).toBeUndefined()
  await connector.disconnect()
  expect(load).not.toHaveBeenCalled()
  const { account } = await connector.connect()
  expect(account).toBe(accounts[0]?.address)
  expect(seen).toEqual([account])
  expect(await connector.getAccounts()).toEqual([account])
  expect(load).toHaveBeenCalledOnce()
})

test('behavior: calls the wallet inside the click once loaded', async () => {
  const { wallet, connector } = setup()
  await connector.preload()
  const before = wallet.calls.length
  const result = connector.connect()
  expect(wallet.calls.length).toBe(before + 1)
  await result
})

test('behavior: a failed download can be tried again', async () => {
  const { load, connector } = setup()
  load.mockRejectedValueOnce(new TypeError('offline'))
  expect(await connector.isAuthorized()).toBe(false)
  await connector.connect()
  expect(load).toHaveBeenCalledTimes(2)
})

test('behavior: disconnecting while loading leaves the wallet alone', async () => {
  const { wallet, connector } = setup()
  const result = connector.connect()
  await connector.disconnect()
  await expect(result).rejects.toMatchObject({
    name: 'ConnectFailed',
    message: 'The connection was ended meanwhile.',
  })
  expect(wallet.calls).toEqual([])
})

test('behavior: disconnecting while loading also ends the stored session', async () => {
  const { load, connector } = setup()
  const inner = await load()
  const disconnect = vi.spyOn(inner, 'disconnect')
  load.mockResolvedValueOnce(inner)
  const asked = connector.isAuthorized()
  await connector.disconnect()
  expect(disconnect).toHaveBeenCalledOnce()
  expect(await asked).toBe(false)
})

test('behavior: disposed while loading', async () => {
  const { connector } = setup()
  const seen = vi.fn()
  connector.on('connect', seen)
  const loading = connector.preload()
  connector.dispose()
  await loading
  await connector.connect()
  expect(seen).not.toHaveBeenCalled()
})
