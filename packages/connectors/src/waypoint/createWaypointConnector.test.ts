import { expect, test, vi } from 'vitest'
import { createConnectionManager } from '../manager/createConnectionManager.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { alice, setup } from './createPopupWallet.test.fixture.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message }) => ({ name, code, message }),
  )

test('default', async () => {
  const { connector, popups } = setup()
  expect(connector).toMatchObject({
    id: 'WAYPOINT',
    name: 'Ronin Waypoint',
    type: 'MPC',
  })
  const result = connector.connect()
  expect(popups).toHaveLength(1)
  expect(await result).toMatchObject({
    account: alice,
    chainId: 2021,
    accessToken: 'token',
  })
  expect(await connector.getAccounts()).toEqual([alice])
})

test('behavior: disconnect closes a popup and wins over its answer', async () => {
  const { connector, popups } = setup()
  const events = vi.fn()
  connector.on('connect', events)
  connector.on('disconnect', events)
  const result = failure(connector.connect())
  const ended = connector.disconnect()
  expect(await result).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": "The connection was ended meanwhile.",
      "name": "ConnectFailed",
    }
  `)
  await ended
  expect(popups).toHaveLength(1)
  expect(events).not.toHaveBeenCalled()
  expect(await connector.getAccounts()).toEqual([])
  expect(await connector.connect()).toMatchObject({ account: alice })
})

test('behavior: another chain is another provider', async () => {
  const { connector } = setup()
  const changed = vi.fn()
  connector.on('chainChanged', changed)
  const before = await connector.getProvider()
  expect((await connector.connect(2020)).chainId).toBe(2020)
  expect(await connector.getProvider()).not.toBe(before)
  expect(changed).toHaveBeenCalledExactlyOnceWith(2020)
})

test('behavior: reconnects without a popup', async () => {
  const { connector, create, popups } = setup()
  expect(
    await failure(connector.connect(undefined, { isReconnecting: true })),
  ).toMatchInlineSnapshot(`
    {
      "code": 4100,
      "message": ""Ronin Waypoint" has no account.",
      "name": "ConnectFailed",
    }
  `)
  expect(await connector.isAuthorized()).toBe(false)
  await connector.connect()
  const reloaded = create()
  expect(await reloaded.isAuthorized()).toBe(true)
  const result = await reloaded.connect(undefined, { isReconnecting: true })
  expect(result).toEqual({
    account: alice,
    accessToken: 'token',
    chainId: 2021,
    provider: await reloaded.getProvider(),
  })
  expect(popups).toHaveLength(1)
})

test('behavior: a disconnect of the provider is passed on', async () => {
  const { connector } = setup()
  const events: unknown[] = []
  await connector.connect()
  connector.on('disconnect', (payload) => events.push(payload))
  connector.on('accountsChanged', (payload) => events.push(payload))
  const provider = (await connector.getProvider()) as unknown as {
    disconnect(): void
  }
  provider.disconnect()
  expect(events).toEqual([{ reason: 'provider' }, []])
})

test('error: refused, blocked, unsupported', async () => {
  const { connector, switches } = setup()
  switches.code = 1000
  expect(await failure(connector.connect())).toMatchInlineSnapshot(`
    {
      "code": 4001,
      "message": "The user rejected the request.",
      "name": "ConnectFailed",
    }
  `)
  switches.isBlocked = true
  expect(await failure(connector.connect())).toMatchInlineSnapshot(`
    {
      "code": 4001,
      "message": "Popup window is BLOCKED by the browser",
      "name": "ConnectFailed",
    }
  `)
  expect(await failure(connector.connect(202601))).toMatchInlineSnapshot(`
    {
      "code": 4901,
      "message": "Chain 202601 is not supported.",
      "name": "ConnectFailed",
    }
  `)
  expect(await failure(connector.switchChain(1))).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": ""Ronin Waypoint" can not switch chains.",
      "name": "SwitchChainNotSupported",
    }
  `)
})

test('behavior: works in the manager', async () => {
  const { connector, create, popups, backing } = setup()
  const storage = () => createSafeStorage({ storage: backing })
  const manager = createConnectionManager({
    connectors: [connector],
    storage: storage(),
  })
  manager.mount()
  await manager.connect('WAYPOINT')
  manager.dispose()
  const reloaded = createConnectionManager({
    connectors: [create()],
    storage: storage(),
  })
  reloaded.mount()
  await reloaded.reconnect()
  expect(reloaded.getSnapshot()).toMatchObject({
    status: 'connected',
    account: alice,
    chainId: 2021,
  })
  await reloaded.disconnect()
  expect(backing.getItem('tanto.RECONNECT.WAYPOINT')).toBe(null)
  expect(backing.getItem('RONIN.WAYPOINT:ADDRESS')).toBe(null)
  expect(popups).toHaveLength(1)
  reloaded.dispose()
})
