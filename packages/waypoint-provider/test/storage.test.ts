import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WaypointProviderOptions } from '../src/index.ts'
import { WaypointProvider } from '../src/index.ts'
import {
  alice,
  bob,
  key,
  setupProvider,
  waypointOrigin,
} from './setupProvider.ts'

/** Two tabs over one storage; a write in one is an event in the other. */
function setupTabs(options: Partial<WaypointProviderOptions> = {}) {
  const items = new Map<string, string>()
  const tabs: ReturnType<typeof setupProvider>[] = []
  const open = (own: Partial<WaypointProviderOptions> = {}) => {
    const notify = (changed: string) => {
      for (const other of tabs) if (other !== tab) other.changeStorage(changed)
    }
    const tab = setupProvider({
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem(name, value) {
          items.set(name, value)
          notify(name)
        },
        removeItem(name) {
          items.delete(name)
          notify(name)
        },
      },
      ...options,
      ...own,
    })
    tabs.push(tab)
    return tab
  }
  return { items, open }
}

const accounts = ({ provider }: ReturnType<typeof setupProvider>) =>
  provider.request({ method: 'eth_accounts' })

test('default', async () => {
  const { open } = setupTabs()
  const [one, two] = [open(), open()]
  await one.connect()
  expect(await accounts(two)).toEqual([alice.address])
  expect(two.events).toEqual([
    ['accountsChanged', [alice.address]],
    ['connect', { chainId: '0x7e4' }],
  ])
  two.events.length = 0
  one.provider.disconnect()
  expect(await accounts(two)).toEqual([])
  expect(two.events).toEqual([
    ['accountsChanged', []],
    ['disconnect', 'The provider is disconnected from all chains.'],
  ])
})

test('behavior: a tab that was connected itself follows too', async () => {
  const { open } = setupTabs()
  const [one, two] = [open(), open()]
  await one.connect()
  await two.connect()
  // The same address again emits no event.
  expect(one.events).toHaveLength(2)
  const result = two.provider.connect()
  two.last().reply({ data: { address: bob.address } })
  await result
  expect(one.events[2]).toEqual(['accountsChanged', [bob.address]])
  expect(await accounts(one)).toEqual([bob.address])
  one.provider.disconnect()
  expect(await accounts(two)).toEqual([])
})

test('behavior: clearing the storage disconnects', async () => {
  const { items, open } = setupTabs()
  const tab = open()
  await tab.connect()
  items.clear()
  tab.changeStorage(null)
  expect(await accounts(tab)).toEqual([])
  expect(tab.events.at(-1)).toMatchObject(['disconnect', expect.anything()])
})

test('behavior: ignores another app on the same origin', async () => {
  const { open } = setupTabs()
  const [one, other] = [open(), open({ clientId: 'other' })]
  await one.connect()
  expect(other.events).toEqual([])
  const result = other.provider.connect()
  other.last().reply({ data: { address: bob.address } })
  await result
  expect(await accounts(one)).toEqual([alice.address])
})

test('behavior: ignores invalid values and other keys', async () => {
  const { items, open } = setupTabs()
  const tab = open()
  await tab.connect()
  tab.events.length = 0
  fc.assert(
    fc.property(fc.string(), fc.string(), (address, owner) => {
      items.set(key, address)
      items.set(`${key}:OWNER`, owner)
      tab.changeStorage(key)
      tab.changeStorage(owner)
      expect(tab.events).toEqual([])
    }),
  )
  expect(await accounts(tab)).toEqual([alice.address])
})

test('behavior: starting with rubbish is starting disconnected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (address, owner) => {
      const { items, open } = setupTabs()
      items.set(key, address)
      items.set(`${key}:OWNER`, owner)
      expect(await accounts(open())).toEqual([])
    }),
  )
})

test('behavior: dispose removes the storage listener', () => {
  const tab = setupProvider()
  expect(tab.storageListenerCount()).toBe(1)
  tab.provider.dispose()
  expect(tab.storageListenerCount()).toBe(0)
  expect(setupProvider({ storage: undefined }).storageListenerCount()).toBe(0)
})

test('behavior: create keeps the address in the page’s storage', async () => {
  const { last, window } = setupProvider()
  const items = new Map<string, string>()
  const page = {
    get localStorage() {
      if (isBlocked) throw new Error('denied')
      return {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => items.set(name, value),
        removeItem: (name: string) => items.delete(name),
      }
    },
  }
  let isBlocked = false
  Object.assign(globalThis, { window: page })
  try {
    const options = { clientId: 'demo', waypointOrigin, chainId: 2021, window }
    const provider = WaypointProvider.create(options)
    const result = provider.connect()
    last().reply({ data: { address: alice.address } })
    await result
    expect(items.get(key)).toBe(alice.address)
    isBlocked = true
    const blocked = WaypointProvider.create(options)
    expect(await blocked.request({ method: 'eth_accounts' })).toEqual([])
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
})
