import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { abiKey, openAbiStore, setAbi } from '../../storage/abiStore.ts'
import {
  addToBasket,
  basketKey,
  openBasketStore,
  readBasket,
} from '../../storage/basketStore.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { openAppStores } from '../../storage/openAppStores.ts'
import { createStores } from '../../storage/stores.ts'
import { openTokenStore, setToken } from '../../storage/tokenStore.ts'
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
  ...(['drafts', 'abis', 'tokens'] as const),
])
const draftOf = { chainId: '1337', address: b } as const
const stake = parseAbi(['function stake(address to, uint256 amount)'])

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
  const origin = 'https://app.example'
  addToBasket(openBasketStore(stores), draftOf, [
    { to: a, value: 5n, origin },
    { to: b, data: '0x1234' },
  ])
  setAbi(openAbiStore(stores), abiKey('1337', a), stake)
  setToken(openTokenStore(stores), '1337', b, true)
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

test('behavior: a draft and an ABI of another safe or contract are added to those here', () => {
  const file = exportBackup(createFull())
  const stores = create()
  const [baskets, abis] = [openBasketStore(stores), openAbiStore(stores)]
  const own = { chainId: '1', address: a } as const
  addToBasket(baskets, own, [{ to: b, value: 1n }])
  setAbi(abis, abiKey('1', b), stake)
  planImport(stores, file).apply('merge', every)
  expect(readBasket(baskets.get(), own).items).toHaveLength(1)
  expect(readBasket(baskets.get(), draftOf).items).toMatchObject([
    { to: a, value: '5', origin: 'https://app.example' },
    { to: b, data: '0x1234' },
  ])
  expect(Object.keys(abis.get())).toEqual([abiKey('1', b), abiKey('1337', a)])
  planImport(stores, file).apply('replace', new Set(['drafts']))
  expect(readBasket(baskets.get(), own).items).toEqual([])
  expect(Object.keys(abis.get())).toHaveLength(2)
})

test('behavior: merging keeps the draft of a safe that has one here', () => {
  const stores = create()
  const baskets = openBasketStore(stores)
  addToBasket(baskets, draftOf, [{ to: a, value: 9n }])
  const plan = planImport(stores, exportBackup(createFull()))
  const part = plan.parts.find(({ part }) => part === 'drafts')
  const key = basketKey(draftOf)
  expect(part).toMatchObject({
    added: [],
    different: [{ key, here: '(1)', file: '(2)' }],
  })
  plan.apply('merge', every)
  expect(readBasket(baskets.get(), draftOf).items).toMatchObject([
    { value: '9' },
  ])
})

test('behavior: leaves out a draft of the file with one action that cannot be read', () => {
  const forged = JSON.parse(exportBackup(createFull()))
  forged.baskets[basketKey(draftOf)].items[0].value = '-1'
  forged.abis[abiKey('1337', a)] = [{ type: 'event', name: 'x' }]
  const stores = create()
  planImport(stores, JSON.stringify(forged)).apply('replace', every)
  expect(openBasketStore(stores).get()).toEqual({})
  expect(openAbiStore(stores).get()).toEqual({})
})

test('behavior: a file without drafts and ABIs keeps those here, even when it replaces', () => {
  const stores = createFull()
  const before = exportBackup(stores)
  const { baskets, abis, ...older } = JSON.parse(before)
  const plan = planImport(stores, JSON.stringify(older))
  expect(plan.parts.map(({ part }) => part)).not.toContain('drafts')
  plan.apply('replace', every)
  expect(JSON.parse(exportBackup(stores))).toMatchObject({ baskets, abis })
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
  expect(sensitiveParts).toEqual(['abis', 'rpc', 'rights'])
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
    `${abiKey('1337', a)}: stake`,
  ])
})

test('behavior: clearing forgets everything that a backup holds, and bundles', () => {
  const stores = createFull()
  const bundles = openBundles(stores)
  bundles.set([
    {
      ...{ chainId: '1337', safe: a, hash: `0x${'12'.repeat(32)}` },
      ...{ nonce: '0', signatures: 1, file: '{}' },
    },
  ])
  clearAll(stores)
  expect(bundles.get()).toEqual([])
  expect(exportBackup(stores)).toBe(exportBackup(create()))
  expect(openBasketStore(stores).get()).toEqual({})
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
