import { expect, test, vi } from 'vitest'
import { createInjectedConnector } from '../injected/createInjectedConnector.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createConnectionManager } from './createConnectionManager.ts'
import { deferManager } from './deferManager.ts'

const address = '0x00000000000000000000000000000000000000AA'

function setup({ wasConnected = false } = {}) {
  const storage = createSafeStorage({
    storage: createMemoryStorage(),
    window: undefined,
  })
  const wallet = createFakeWallet({
    accounts: [{ address }],
    authorized: wasConnected,
  })
  const { info, provider } = wallet
  if (wasConnected) {
    storage.write(`RECONNECT.${info.rdns}`, true)
    storage.write('RECENT', info.rdns)
  }
  const load = vi.fn(async () =>
    createConnectionManager({
      storage,
      discover: undefined,
      connectors: [createInjectedConnector({ info, provider })],
    }),
  )
  const manager = deferManager(load, { storage })
  return { id: info.rdns, wallet, load, manager }
}

test('default: loads on the first action', async () => {
  const { id, load, manager } = setup()
  const listener = vi.fn()
  manager.subscribe(listener)
  const unmount = manager.mount()
  expect(manager.getSnapshot()).toMatchObject({
    status: 'disconnected',
    connectors: [],
  })
  expect(manager.getSnapshot()).toBe(manager.getSnapshot())
  expect(load).not.toHaveBeenCalled()
  const { account } = await manager.connect(id)
  expect(load).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalled()
  expect(manager.getSnapshot()).toMatchObject({ status: 'connected', account })
  unmount()
  manager.dispose()
})

test('behavior: reconnects after preload, and shows no connect button before', async () => {
  const { manager } = setup({ wasConnected: true })
  manager.mount()
  expect(manager.getSnapshot().status).toBe('reconnecting')
  await manager.preload()
  expect(manager.getSnapshot().status).toBe('reconnecting')
  await expect
    .poll(() => manager.getSnapshot())
    .toMatchObject({ status: 'connected', account: address })
})

test('behavior: does not reconnect if it is unmounted before its code loads', async () => {
  const { wallet, manager } = setup({ wasConnected: true })
  const unmount = manager.mount()
  const preloaded = manager.preload()
  unmount()
  await preloaded
  expect(wallet.calls).toEqual([])
})

test('behavior: opens the wallet inside the click once loaded', async () => {
  const { id, wallet, manager } = setup()
  await manager.preload()
  const before = wallet.calls.length
  const result = manager.connect(id)
  expect(wallet.calls.length).toBe(before + 1)
  await result
})

test('error: a failed download ends reconnecting and can be tried again', async () => {
  const { id, load, manager } = setup({ wasConnected: true })
  manager.mount()
  load.mockRejectedValueOnce(new TypeError('offline'))
  await expect(manager.preload()).rejects.toThrow('offline')
  expect(manager.getSnapshot().status).toBe('disconnected')
  await manager.connect(id)
  expect(manager.getSnapshot().status).toBe('connected')
})
