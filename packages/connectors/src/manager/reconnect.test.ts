import { afterEach, expect, test, vi } from 'vitest'
import { discoverInjected } from '../discovery/discoverInjected.ts'
import { createRoninConnector } from '../ronin/createRoninConnector.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import {
  createMockConnector,
  type MockConnectorOptions,
} from '../testing/createMockConnector.ts'
import { createWindowConnector } from '../window/createWindowConnector.ts'
import type {
  ConnectionManager,
  ConnectionManagerOptions,
} from './ConnectionManager.ts'
// Loaded here, so that no test has to wait for it.
import './announcedConnector.ts'
import { createConnectionManager } from './createConnectionManager.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
const accounts = [{ address: alice } as const]
const managers: ConnectionManager[] = []

function setup(
  mocks: readonly MockConnectorOptions[],
  options: ConnectionManagerOptions & { items?: Record<string, string> } = {},
) {
  const connectors = mocks.map((mock) => createMockConnector(mock))
  const backing = createMemoryStorage(options.items)
  const manager = createConnectionManager({
    connectors,
    discover: undefined,
    storage: createSafeStorage({ storage: backing }),
    reconnectTimeout: 50,
    discoveryWait: 50,
    ...options,
  })
  managers.push(manager)
  const [mock, other] = connectors
  if (mock === undefined) throw new Error('none')
  return { manager, mock, other: other ?? mock, backing }
}
const flags = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [`tanto.RECONNECT.${id}`, 'true']))

afterEach(() => {
  vi.useRealTimers()
  for (const manager of managers.splice(0)) manager.dispose()
})

test('default', async () => {
  const { manager, mock, other } = setup(
    [
      { id: 'A', authorized: true },
      { id: 'B', authorized: true },
    ],
    { items: { ...flags('A', 'B'), 'tanto.RECENT': '"B"' } },
  )
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot().connector?.id).toBe('B')
  expect(mock.wallet.calls).toEqual([])
  expect(other.prompts()).toBe(0)
})

test.each(['hang', 'error', 'string', 'garbage', 'empty', 'reject'] as const)(
  'behavior: the next wallet is tried when one fails (%s)',
  async (failure) => {
    const { manager, mock } = setup(
      [
        { id: 'A', authorized: true },
        { id: 'B', authorized: true },
      ],
      { items: flags('A', 'B') },
    )
    mock.failures.accounts = failure
    manager.mount()
    await manager.reconnect()
    expect(manager.getSnapshot().connector?.id).toBe('B')
  },
)

test.each(['hang', 'error', 'string', 'garbage'] as const)(
  'behavior: an unreadable chain does not stop it either (%s)',
  async (failure) => {
    const { manager, mock } = setup([{ id: 'A', authorized: true }], {
      items: flags('A'),
    })
    mock.failures.chainId = failure
    manager.mount()
    await manager.reconnect()
    expect(manager.getSnapshot().status).toBe('disconnected')
    expect(mock.prompts()).toBe(0)
  },
)

test('behavior: a wallet that answers late is connected after all', async () => {
  const { manager, mock } = setup([{ authorized: true }], {
    items: flags('MOCK'),
    reconnectTimeout: 40,
  })
  mock.failures.delay = 60
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot().status).toBe('disconnected')
  mock.failures.delay = undefined
  await vi.waitFor(() => expect(manager.getSnapshot().status).toBe('connected'))
  expect(mock.prompts()).toBe(0)
})

test('behavior: a late answer does not undo a disconnect', async () => {
  vi.useFakeTimers()
  const { manager, mock } = setup([{ authorized: true }], {
    items: flags('MOCK'),
    reconnectTimeout: 20,
  })
  mock.failures.delay = 40
  manager.mount()
  await vi.advanceTimersByTimeAsync(20)
  expect(manager.getSnapshot().status).toBe('disconnected')
  await manager.disconnect()
  await vi.advanceTimersByTimeAsync(100)
  expect(mock.wallet.calls).toHaveLength(1)
  expect(manager.getSnapshot().status).toBe('disconnected')
})

test('behavior: sends one wallet behind two entries one request', async () => {
  const first = createMockConnector({ id: 'A' })
  const second = { ...first, id: 'B' }
  const { manager } = setup([{}], {
    connectors: [first, second],
    items: flags('A', 'B'),
  })
  manager.mount()
  await manager.reconnect()
  expect(first.wallet.calls).toHaveLength(1)
})

test('behavior: a server and the first render agree', async () => {
  const { manager, mock } = setup([{ authorized: true }], {
    items: flags('MOCK'),
    initialStatus: 'reconnecting',
  })
  expect(manager.getServerSnapshot()).toMatchObject({
    status: 'reconnecting',
    account: null,
    connectors: [],
  })
  expect(manager.getSnapshot().status).toBe('reconnecting')
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot().status).toBe('connected')
  expect(mock.prompts()).toBe(0)
  const none = setup([{}], { initialStatus: 'reconnecting' })
  none.manager.mount()
  await none.manager.reconnect()
  expect(none.manager.getSnapshot().status).toBe('disconnected')
})

test('behavior: works with storage that throws', async () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { manager } = setup([{ authorized: true }], {
    storage: createSafeStorage({ storage: broken }),
  })
  manager.mount()
  await manager.connect('MOCK')
  expect(manager.getSnapshot().status).toBe('connected')
  await manager.disconnect()
  expect(manager.getSnapshot().status).toBe('disconnected')
})

test.each(['{', 'null', '1', '"yes"', '[]', 'true '])(
  'behavior: a flag of %j is a flag only if it is true',
  async (text) => {
    const { manager, mock } = setup([{ authorized: true }], {
      items: { 'tanto.RECONNECT.MOCK': text },
    })
    manager.mount()
    await manager.reconnect()
    const isSet = text.trim() === 'true'
    expect(manager.getSnapshot().status).toBe(
      isSet ? 'connected' : 'disconnected',
    )
    expect(mock.prompts()).toBe(0)
  },
)

test('behavior: the Ronin extension is one entry, listed or not', async () => {
  const wallet = () =>
    createFakeWallet({ accounts, rdns: 'com.roninchain.wallet' })
  const window = new EventTarget()
  const announced = setup([{}], {
    connectors: [],
    discover: () => discoverInjected({ window }),
  })
  announced.manager.mount()
  wallet().announce(window)
  const ids = (manager: ConnectionManager) =>
    manager.getSnapshot().connectors.map(({ id }) => id)
  expect(ids(announced.manager)).toEqual(['RONIN_WALLET'])
  await announced.manager.connect('RONIN_WALLET')
  expect(announced.backing.getItem('tanto.RECONNECT.RONIN_WALLET')).toBe('true')

  const listed = setup([{}], {
    connectors: [createRoninConnector({ window })],
    discover: () => discoverInjected({ window }),
  })
  expect(ids(listed.manager)).toEqual(['RONIN_WALLET'])
  listed.manager.mount()
  expect(ids(listed.manager)).toEqual(['RONIN_WALLET'])
  await listed.manager.connect('RONIN_WALLET')
  expect(listed.manager.getSnapshot().account).toBe(alice)

  // A second claimant is shown, flagged, and never inherits the flag.
  const other = wallet()
  other.announce(window)
  expect(ids(listed.manager)).toEqual([
    'RONIN_WALLET',
    `com.roninchain.wallet#${other.info.uuid}`,
  ])
  expect(listed.manager.getSnapshot().duplicateIds).toEqual(ids(listed.manager))
})

test('behavior: the same wallet announced anew is one entry', () => {
  const window = new EventTarget()
  const { manager } = setup([{}], {
    connectors: [],
    discover: () => discoverInjected({ window }),
  })
  manager.mount()
  const { info, provider } = createFakeWallet({ accounts })
  for (let count = 0; count < 3; count++)
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { ...info, uuid: crypto.randomUUID() }, provider },
      }),
    )
  expect(manager.getSnapshot().connectors).toHaveLength(1)
  expect(manager.getSnapshot().duplicateIds).toEqual([])
})

test('behavior: lists window.ethereum until a wallet announces itself', () => {
  const window = Object.assign(new EventTarget(), {
    ethereum: createFakeWallet({ accounts }).provider,
  })
  const { manager } = setup([{}], {
    connectors: [createWindowConnector({ window })],
    discover: () => discoverInjected({ window }),
  })
  const ids = () => manager.getSnapshot().connectors.map(({ id }) => id)
  manager.mount()
  expect(ids()).toEqual(['INJECTED'])
  createFakeWallet({ accounts }).announce(window)
  expect(ids()).toEqual(['test.strongroom.fake'])
})

test('behavior: keeps changes that arrive while another wallet connects', async () => {
  const { manager, mock, other } = setup([{ id: 'A' }, { id: 'B' }])
  await manager.connect('A')
  other.failures.connect = 'hang'
  const controller = new AbortController()
  const result = manager.connect('B', { signal: controller.signal })
  mock.wallet.setAccounts([{ address: bob }])
  mock.wallet.setChainId(2020)
  controller.abort()
  await expect(result).rejects.toThrow()
  expect(manager.getSnapshot()).toMatchObject({
    status: 'connected',
    account: bob,
    chainId: 2020,
  })
})

test('behavior: drops a session that ends while another wallet connects', async () => {
  const { manager, mock, other } = setup([{ id: 'A' }, { id: 'B' }])
  await manager.connect('A')
  other.failures.connect = 'hang'
  const controller = new AbortController()
  const result = manager.connect('B', { signal: controller.signal })
  mock.wallet.emit('disconnect', { code: 4900 })
  controller.abort()
  await expect(result).rejects.toThrow()
  expect(manager.getSnapshot().status).toBe('disconnected')
})

test('behavior: disconnecting while another wallet connects ends both', async () => {
  const { manager, mock, other, backing } = setup([{ id: 'A' }, { id: 'B' }])
  await manager.connect('A')
  other.failures.delay = 20
  const result = manager.connect('B')
  await manager.disconnect()
  await expect(result).rejects.toMatchObject({ name: 'ConnectFailed' })
  expect(manager.getSnapshot().status).toBe('disconnected')
  expect([mock, other].map(({ wallet }) => wallet.listenerCount())).toEqual([
    0, 0,
  ])
  expect(backing.getItem('tanto.RECONNECT.A')).toBe(null)
})

test('behavior: a second wallet of the same name ends the connection of the first', async () => {
  const window = new EventTarget()
  const first = createFakeWallet({ accounts })
  first.announce(window)
  const rdns = first.info.rdns
  const { manager, backing } = setup([{ id: 'A' }], {
    discover: () => discoverInjected({ window }),
    items: flags(rdns),
  })
  manager.mount()
  await manager.connect(rdns)
  createFakeWallet({ accounts: [{ address: bob }] }).announce(window)
  const { status, account, error } = manager.getSnapshot()
  expect({ status, account }).toEqual({ status: 'disconnected', account: null })
  expect(error?.reason).toBe('duplicate')
  expect(error?.message).toMatchInlineSnapshot(
    `"Another wallet announced itself as "Fake wallet" too. Connect again and choose yours."`,
  )
  expect(backing.getItem(`tanto.RECONNECT.${rdns}`)).toBe(null)
  // A choice made although both are listed is kept.
  await manager.connect(rdns)
  createFakeWallet({ accounts, rdns: 'test.third' }).announce(window)
  expect(manager.getSnapshot().status).toBe('connected')
})
