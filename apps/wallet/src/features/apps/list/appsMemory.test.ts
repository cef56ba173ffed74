import { expect, test } from 'vitest'
import { memoryStorage } from '../../../storage/memoryStorage.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { createStores } from '../../../storage/stores.ts'
import { createAppPermissions } from '../permissions/createAppPermissions.ts'
import { removeApp } from './removeApp.ts'
import { removeCustomApp } from './removeCustomApp.ts'
import { saveApp } from './saveApp.ts'

const open = (storage = memoryStorage()) => openAppStores(createStores(storage))

const app = { url: 'https://app.example/x', name: 'App', description: '' }
const { origin } = new URL(app.url)
const book = 'requestAddressBook'

test('default: kept by chain, once, and dropped again', () => {
  const { apps } = open()
  saveApp(apps, 'pinned', '1337', app)
  saveApp(apps, 'pinned', '1337', { ...app, url: `${app.url}/`, name: 'New' })
  expect(apps.get().pinned['1337']?.map(({ name }) => name)).toEqual(['New'])
  expect(apps.get().pinned['1']).toBeUndefined()
  removeApp(apps, 'pinned', '1337', app.url)
  expect(apps.get().pinned['1337']).toEqual([])
})

test('behavior: removing an app removes the permissions of its origin', () => {
  const stores = open()
  saveApp(stores.apps, 'custom', '1337', app)
  saveApp(stores.apps, 'pinned', '1337', app)
  stores.apps.set((memory) => ({
    ...memory,
    trusted: [origin, 'https://other.example'],
    features: { [origin]: { camera: true } },
  }))
  createAppPermissions(stores.permissions).grant(origin, [book])
  removeCustomApp(stores, '1337', app.url)
  expect(stores.apps.get()).toEqual({
    custom: { 1337: [] },
    pinned: { 1337: [] },
    trusted: ['https://other.example'],
    features: {},
  })
  expect(stores.permissions.get()).toEqual({})
})

test('behavior: another app of the origin keeps its permissions', () => {
  const stores = open()
  saveApp(stores.apps, 'custom', '1337', app)
  saveApp(stores.apps, 'custom', '1', app)
  createAppPermissions(stores.permissions).grant(origin, [book])
  removeCustomApp(stores, '1337', app.url)
  const permissions = createAppPermissions(stores.permissions)
  expect(permissions.check(origin, book)).toBe('granted')
})

test('behavior: a revocation in another tab takes effect at once', () => {
  const storage = memoryStorage()
  const here = createAppPermissions(open(storage).permissions)
  const there = createAppPermissions(open(storage).permissions)
  here.grant(origin, [book], { scope: '1337:0x1' })
  there.revoke(origin)
  expect(here.check(origin, book, '1337:0x1')).toBe('unknown')
})

test('behavior: garbage in the storage is no permission', () => {
  const storage = memoryStorage({
    'strongroom.v1.permissions': `{"${origin}":[{"parentCapability":7}],"x":5}`,
  })
  const permissions = createAppPermissions(open(storage).permissions)
  expect(permissions.check(origin, book)).toBe('unknown')
})
