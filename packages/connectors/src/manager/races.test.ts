import { afterEach, expect, test, vi } from 'vitest'
import { discoverInjected } from '../discovery/discoverInjected.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import type { ConnectionManager } from './ConnectionManager.ts'
// Loaded here, so that no test has to wait for it.
import './announcedConnector.ts'
import { createConnectionManager } from './createConnectionManager.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const accounts = [{ address: alice } as const]
const id = 'test.strongroom.fake'
const flag = `tanto.RECONNECT.${id}`
const managers: ConnectionManager[] = []

async function setup(items: Record<string, string> = {}) {
  const window = new EventTarget()
  const backing = createMemoryStorage(items)
  const wallet = createFakeWallet({ accounts, chainId: 2020, authorized: true })
  const manager = createConnectionManager({
    storage: createSafeStorage({ storage: backing, window }),
    discover: () => discoverInjected({ window }),
    reconnectTimeout: 50,
    discoveryWait: 50,
  })
  managers.push(manager)
  wallet.announce(window)
  manager.mount()
  const [connector] = manager.getSnapshot().connectors
  if (connector === undefined) throw new Error('no wallet was found')
  // Its code is there.
  await connector.getAccounts()
  return { window, backing, wallet, manager, connector }
}

const brief = (manager: ConnectionManager) => {
  const { status, account, chainId } = manager.getSnapshot()
  return [status, account, chainId]
}

afterEach(() => {
  for (const manager of managers.splice(0)) manager.dispose()
})

test('behavior: a switch does not write into a connect under way', async () => {
  const { wallet, manager } = await setup()
  await manager.connect(id)
  wallet.failures.connect = 'hang'
  const controller = new AbortController()
  const { signal } = controller
  const result = manager.connect(id, { signal }).catch(() => undefined)
  await manager.switchChain(2021)
  expect(brief(manager)).toEqual(['connecting', null, null])
  controller.abort()
  await result
  expect(brief(manager)).toEqual(['connected', alice, 2021])
})

test('behavior: a connector that breaks its word does not break the page', async () => {
  const { manager, connector, backing } = await setup()
  vi.spyOn(connector, 'isAuthorized').mockRejectedValue(new Error('broken'))
  backing.setItem(flag, 'true')
  // An unhandled rejection would fail the run.
  await manager.reconnect()
  expect(brief(manager)).toEqual(['disconnected', null, null])
})

test('behavior: a wallet that connects late is followed after all', async () => {
  const { wallet, manager, connector, backing } = await setup()
  backing.setItem(flag, 'true')
  const connect = connector.connect.bind(connector)
  const late: Promise<unknown>[] = []
  vi.spyOn(connector, 'connect').mockImplementation((...given) => {
    const result = new Promise((resolve) => setTimeout(resolve, 100)).then(() =>
      connect(...given),
    )
    late.push(result)
    return result
  })
  await manager.reconnect()
  expect(brief(manager)).toEqual(['disconnected', null, null])
  await Promise.all(late)
  await vi.waitFor(() =>
    expect(brief(manager)).toEqual(['connected', alice, 2020]),
  )
  wallet.setChainId(2021)
  expect(brief(manager)).toEqual(['connected', alice, 2021])
})

test('behavior: a late answer is left to the attempt after it', async () => {
  const { wallet, manager, connector, backing } = await setup()
  backing.setItem(flag, 'true')
  let resolve: (result: never) => void = () => {}
  const promise = new Promise<never>((done) => {
    resolve = done
  })
  const connect = vi.spyOn(connector, 'connect').mockReturnValueOnce(promise)
  const disconnect = vi.spyOn(connector, 'disconnect')
  await manager.reconnect()
  expect(connect).toHaveBeenCalledOnce()
  wallet.failures.delay = 5
  backing.setItem('tanto.RECENT', '"test.other"')
  backing.setItem('tanto.RECONNECT.test.other', 'true')
  // Waits for the other wallet first, then tries all again.
  const again = manager.reconnect()
  resolve({ account: alice, chainId: 2020, provider: wallet.provider } as never)
  await again
  expect(brief(manager)).toEqual(['connected', alice, 2020])
  expect(connect).toHaveBeenCalledTimes(2)
  expect(disconnect).not.toHaveBeenCalled()
})

test('behavior: another tab’s disconnect wins over a reconnect under way', async () => {
  const { window, wallet, manager, backing } = await setup()
  backing.setItem(flag, 'true')
  wallet.failures.delay = 5
  const reconnecting = manager.reconnect()
  backing.removeItem(flag)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: flag }))
  await reconnecting
  expect(brief(manager)).toEqual(['disconnected', null, null])
  expect(backing.getItem(flag)).toBe(null)
})
