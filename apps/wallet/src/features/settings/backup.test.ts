import { expect, test } from 'vitest'
import { addToBasket, openBasketStore } from '../../storage/basketStore.ts'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { openAppStores } from '../../storage/openAppStores.ts'
import { createStores } from '../../storage/stores.ts'
import {
  BackupFileError,
  type BackupPart,
  exportBackup,
  planImport,
  sensitiveParts,
} from './backup.ts'
import { clearAll } from './clearAll.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const every = new Set<BackupPart>([
  ...(['names', 'safes', 'settings', 'apps', 'rpc', 'rights'] as const),
])

const create = () => createStores(memoryStorage())

/** A browser in which everything that can be kept is kept. */
function createFull() {
  const stores = create()
  stores.names.set({ 1337: { [a.toLowerCase()]: 'Payroll' } })
  stores.safes.set([
    { chainId: '1337', address: b },
    // A reserved safe: without its creation data it could never be created.
    {
      ...{ chainId: '1337', address: a },
      creation: { version: '1.4.1', owners: [b], threshold: 1, saltNonce: '7' },
    },
  ])
  stores.settings.set({
    theme: 'dark',
    density: 'compact',
    language: 'de',
    rpc: { 1337: 'https://node.example' },
    secondRpc: { 1337: 'https://other.example' },
    onChain: true,
    rawHex: true,
    currency: 'CHF',
  })
  const { apps, permissions } = openAppStores(stores)
  const app = { url: 'https://app.example', name: 'App', description: 'x' }
  apps.set({
    pinned: { 1337: [app] },
    custom: { 1337: [app], 1: [app] },
    trusted: ['https://app.example'],
    features: { 'https://app.example': { camera: true } },
  })
  permissions.set({
    'https://app.example': [{ parentCapability: 'requestAddressBook' }],
  })
  return stores
}

test('default: a backup brings everything back into an empty browser', () => {
  const text = exportBackup(createFull())
  for (const mode of ['merge', 'replace'] as const) {
    const to = create()
    planImport(to, text).apply(mode, every)
    expect(JSON.parse(exportBackup(to))).toEqual(JSON.parse(text))
  }
})

test('behavior: changes nothing before consent, and only chosen parts', () => {
  const to = create()
  const before = exportBackup(to)
  const plan = planImport(to, exportBackup(createFull()))
  expect(exportBackup(to)).toBe(before)
  plan.apply('replace', new Set(['names']))
  expect(to.names.get()[1337]).toEqual({ [a.toLowerCase()]: 'Payroll' })
  expect(to.safes.get()).toEqual([])
  expect(to.settings.get()).toEqual({ theme: 'system', rpc: {} })
})

test('behavior: merging keeps what is here, replacing takes the file’s', () => {
  const file = exportBackup(createFull())
  const open = () => {
    const stores = create()
    stores.names.set({
      1337: { [a.toLowerCase()]: 'Mine', [b.toLowerCase()]: 'Bob' },
    })
    return stores
  }
  const merged = open()
  const plan = planImport(merged, file)
  expect(plan.parts[0]).toEqual({
    part: 'names',
    added: [],
    different: [
      { key: `1337 ${a.toLowerCase()}`, here: 'Mine', file: 'Payroll' },
    ],
    only: [`1337 ${b.toLowerCase()}: Bob`],
    same: 0,
  })
  plan.apply('merge', every)
  expect(merged.names.get()[1337]?.[a.toLowerCase()]).toBe('Mine')
  expect(merged.settings.get().theme).toBe('dark')
  const replaced = open()
  planImport(replaced, file).apply('replace', every)
  expect(replaced.names.get()).toEqual({
    1337: { [a.toLowerCase()]: 'Payroll' },
  })
})

test('behavior: reads a file of version 1, which has names and safes alone', () => {
  const stores = create()
  stores.settings.set({ theme: 'light', rpc: { 1: 'https://mine.example' } })
  const plan = planImport(
    stores,
    JSON.stringify({
      kind: 'strongroom',
      version: 1,
      names: { 1337: { [a]: 'Payroll\u202e', x: 'y' } },
      safes: [{ chainId: '1337', address: '0x1' }, 7],
    }),
  )
  expect(plan.parts.map(({ part }) => part)).toEqual(['names', 'safes'])
  plan.apply('replace', every)
  expect(stores.names.get()).toEqual({
    1337: { [a.toLowerCase()]: 'Payroll' },
  })
  expect(stores.settings.get().rpc).toEqual({ 1: 'https://mine.example' })
})

test('behavior: names what a forged file could misuse', () => {
  expect(sensitiveParts).toEqual(['rpc', 'rights'])
  const plan = planImport(create(), exportBackup(createFull()))
  const added = plan.parts.flatMap(({ part, added }) =>
    sensitiveParts.includes(part) ? added : [],
  )
  expect(added).toEqual([
    'rpc 1337: https://node.example',
    'secondRpc 1337: https://other.example',
    'rawHex: true',
    'trusted https://app.example: true',
    'feature https://app.example camera: true',
    expect.stringContaining('permission https://app.example'),
  ])
})

test('behavior: clearing forgets everything that a backup holds', () => {
  const stores = createFull()
  const baskets = openBasketStore(stores)
  addToBasket(baskets, { chainId: '1337', address: a }, [{ to: b }])
  clearAll(stores)
  expect(exportBackup(stores)).toBe(exportBackup(create()))
  expect(baskets.get()).toEqual({})
})

test.each([
  ['{', 'notJson'],
  ['[]', 'notBackup'],
  ['{"kind":"other","version":1}', 'notBackup'],
  ['{"kind":"strongroom","version":3}', 'newer'],
  ['{"kind":"strongroom","version":"1"}', 'unknownVersion'],
] as const)('error: %s leaves the stores unchanged', (text, problem) => {
  const stores = createFull()
  const before = exportBackup(stores)
  expect(() => planImport(stores, text)).toThrow(new BackupFileError(problem))
  expect(exportBackup(stores)).toBe(before)
})
