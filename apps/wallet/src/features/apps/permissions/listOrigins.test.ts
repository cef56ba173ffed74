import { expect, test } from 'vitest'
import { memoryStorage } from '../../../storage/memoryStorage.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { createStores } from '../../../storage/stores.ts'
import { allowAll } from './allowAll.ts'
import { createAppPermissions } from './createAppPermissions.ts'
import { listOrigins } from './listOrigins.ts'
import { revokeOrigin } from './revokeOrigin.ts'

const open = (storage = memoryStorage()) => openAppStores(createStores(storage))

const a = 'https://a.example'
const b = 'https://b.example'
const book = 'requestAddressBook'

function setup() {
  const stores = open()
  const permissions = createAppPermissions(stores.permissions)
  permissions.grant(a, [book], { scope: '1337:0x1' })
  permissions.deny(a, [book], { scope: '1:0x2' })
  stores.apps.set((memory) => ({
    ...memory,
    trusted: [b],
    features: { [a]: { camera: true, usb: false } },
  }))
  const list = () => listOrigins(stores.permissions.get(), stores.apps.get())
  return { stores, permissions, list }
}

const extras = [
  { name: 'allow-downloads', isGranted: false },
  { name: 'allow-popups-to-escape-sandbox', isGranted: false },
]

test('default', () => {
  expect(setup().list()).toMatchObject([
    {
      origin: a,
      isTrusted: false,
      capabilities: [
        { name: book, scope: '1337:0x1', isGranted: true },
        { name: book, scope: '1:0x2', isGranted: false },
      ],
      features: [
        { name: 'camera', isGranted: true },
        { name: 'usb', isGranted: false },
      ],
      extras,
    },
    { origin: b, isTrusted: true, capabilities: [], features: [], extras },
  ])
})

test('behavior: lists an open app before its first request', () => {
  const { stores } = setup()
  const c = 'https://c.example'
  const found = listOrigins(stores.permissions.get(), stores.apps.get(), c)
  expect(found.map(({ origin }) => origin)).toEqual([a, b, c])
})

test('behavior: lists each feature of the frame, and clears them together', () => {
  const { stores, list } = setup()
  stores.apps.set((memory) => ({
    ...memory,
    features: { [a]: { ...memory.features[a], 'allow-downloads': true } },
  }))
  const granted = () =>
    list()[0]?.extras.flatMap(({ name, isGranted }) => (isGranted ? name : []))
  const all = (isAllowed: boolean) => {
    const [entry] = list()
    if (entry) allowAll(stores, entry, isAllowed)
  }
  expect(granted()).toEqual(['allow-downloads'])
  all(true)
  expect(granted()).toEqual(['allow-downloads'])
  all(false)
  expect(granted()).toEqual([])
})

test('behavior: allow all and clear all keep each safe apart', () => {
  const { stores, permissions, list } = setup()
  const states = () => {
    const [entry] = list()
    return [...(entry?.capabilities ?? []), ...(entry?.features ?? [])].map(
      ({ isGranted }) => isGranted,
    )
  }
  const [entry] = list()
  if (entry) allowAll(stores, entry, true)
  expect(states()).toEqual([true, true, true, true])
  expect(permissions.check(a, book, '1:0x3')).toBe('unknown')
  if (entry) allowAll(stores, entry, false)
  expect(states()).toEqual([false, false, false, false])
  expect(permissions.check(a, book, '1337:0x1')).toBe('denied')
})

test('behavior: a removed origin leaves the list', async () => {
  const { stores, list } = setup()
  await revokeOrigin(stores, a)
  await revokeOrigin(stores, b)
  expect(list()).toEqual([])
})

test('behavior: garbage is no permission', () => {
  const garbage = {
    [a]: 'x',
    [b]: [null, { parentCapability: 'other' }, { parentCapability: book }],
    'javascript:alert(1)': [{ parentCapability: book }],
  }
  const list = listOrigins(garbage, { trusted: [], features: {} })
  expect(list.map(({ origin }) => origin)).toEqual([a, b])
  expect(list[0]?.capabilities).toEqual([])
  expect(list[1]?.capabilities).toHaveLength(1)
})
