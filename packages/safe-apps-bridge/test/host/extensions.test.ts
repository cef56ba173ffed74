import { expect, test, vi } from 'vitest'
import type { HostStorage, StoragePlace } from '../../src/host/index.ts'
import {
  chainInfo,
  origin,
  ours,
  safeInfo,
  setupHost,
  to,
} from './setupHost.ts'

const scope = `1337:${to.toLowerCase()}`
const busy = { code: -32005, message: expect.stringContaining('Too many') }

/** A storage in memory that notes whose it is asked for. */
function createStorage() {
  const places: StoragePlace[] = []
  const entries = new Map<string, string>()
  const storage: HostStorage = {
    keys: async () => [...entries.keys()],
    get: async (key) => entries.get(key),
    set: async (key, value) => entries.set(key, value).size > 0,
    remove: async (key) => void entries.delete(key),
  }
  const openStorage = (place: StoragePlace) => {
    places.push(place)
    return storage
  }
  return { places, entries, openStorage }
}

test('default: names the extensions only to apps that name features', async () => {
  const { openStorage } = createStorage()
  const { app } = setupHost({
    getContractAbi: async () => undefined,
    openStorage,
  })
  await app.request('getSafeInfo', undefined, ours)
  await app.request('getSafeInfo')
  const answers = app.answers.filter(({ id }) => id !== 'evt:port')
  expect(answers.map(({ features }) => features)).toEqual([
    [...ours.features, 'abi/1', 'storage/1'],
    ours.features,
  ])
})

test('behavior: answers of a wallet without them stay as they were', async () => {
  const { app, failure } = setupHost()
  await app.request('getSafeInfo', undefined, ours)
  expect(app.answers.filter(({ id }) => id !== 'evt:port')).toEqual([
    {
      id: expect.any(String),
      success: true,
      version: '9.1.0',
      features: ours.features,
      data: safeInfo,
    },
  ])
  for (const method of ['getContractAbi', 'storage_get', 'storage_other'])
    expect(await failure(method, { address: to, key: 'a' })).toEqual({
      code: 4200,
      message: `"${method}" not implemented`,
    })
})

test('behavior: the place is the origin of the browser and the open safe', async () => {
  const { places, openStorage } = createStorage()
  let safe = safeInfo
  const { app, host } = setupHost({ openStorage, getSafeInfo: () => safe })
  // The app names another place; the host reads none of it.
  const hostile = {
    key: 'a',
    value: 'b',
    origin: 'https://bank.example',
    scope: '',
  }
  expect(await app.request('storage_set', hostile)).toBeNull()
  safe = { ...safeInfo, chainId: 1 }
  host.refresh()
  expect(await app.request('storage_get', { key: 'a' })).toBe('b')
  const limit = 1024 * 1024
  expect(places).toEqual([
    { origin, scope, limit },
    { origin, scope: scope.replace('1337', '1'), limit },
  ])
})

test('behavior: a read after a change sees the change', async () => {
  const { openStorage } = createStorage()
  const { app } = setupHost({ openStorage })
  const before = app.request('storage_get', { key: 'a' })
  const change = app.request('storage_set', { key: 'a', value: '1' })
  const after = app.request('storage_get', { key: 'a' })
  expect(await Promise.all([before, change, after])).toEqual([null, null, '1'])
})

test('error: refuses keys, values and addresses that are no texts or too long', async () => {
  const { entries, openStorage } = createStorage()
  const getContractAbi = vi.fn(async () => undefined)
  const { failure } = setupHost({ openStorage, getContractAbi })
  const cases: [string, unknown][] = [
    ['storage_get', undefined],
    ['storage_get', { key: ['__proto__'] }],
    ['storage_get', { key: 'k'.repeat(129) }],
    ['storage_set', { key: 'a' }],
    ['storage_set', { key: 'a', value: { toString: 'b' } }],
    ['storage_set', { key: 'a', value: 'v'.repeat(256 * 1024 + 1) }],
    ['getContractAbi', {}],
    ['getContractAbi', { address: '0x12' }],
    ['getContractAbi', { address: `${to}/../../safes` }],
  ]
  for (const [method, params] of cases)
    expect(await failure(method, params)).toMatchObject({ code: -32602 })
  expect(entries.size).toBe(0)
  expect(getContractAbi).not.toHaveBeenCalled()
})

test('error: a flood of changes and of lookups is refused', async () => {
  const { openStorage, entries } = createStorage()
  const getContractAbi = vi.fn(async () => undefined)
  const { failure } = setupHost({ openStorage, getContractAbi })
  const changes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      failure('storage_set', { key: `${index}`, value: '' }),
    ),
  )
  // 60 at once and five a second after that.
  expect(entries.size).toBeLessThan(100)
  expect(entries.size).toBeGreaterThanOrEqual(60)
  expect(changes.at(-1)).toEqual(busy)
  expect(await failure('storage_keys')).toHaveProperty('data')

  const lookUp = (index: number) =>
    failure('getContractAbi', {
      address: `0x${index.toString(16).padStart(40, '0')}`,
    })
  const lookups = await Promise.all(
    Array.from({ length: 60 }, (_, index) => lookUp(index)),
  )
  expect(getContractAbi.mock.calls.length).toBeLessThan(60)
  expect(lookups.at(-1)).toEqual(busy)
})

test('error: tells the app that the storage is full, but not why it failed', async () => {
  const text = 'The disk is full: /home/alice'
  const { openStorage } = createStorage()
  const { failure } = setupHost({
    openStorage: (place) => ({
      ...openStorage(place),
      set: async () => false,
      get: () => Promise.reject(new Error(text)),
    }),
    getChainInfo: () => chainInfo,
  })
  expect(await failure('storage_set', { key: 'a', value: 'b' })).toEqual({
    code: -32010,
    message: 'The storage of this app is full.',
  })
  expect(await failure('storage_get', { key: 'a' })).toEqual({
    code: undefined,
    message: 'Request failed',
  })
})
