import { expect, test } from 'vitest'
import { findLibrary, openBatchLibrary, wrapStorage } from './batchLibrary.ts'

const to = '0x00000000000000000000000000000000000000AA'
const about = {
  chainId: '1337',
  safeAddress: to,
  name: 'Rent',
  description: 'Monthly',
  createdAt: 5,
} as const
const call = { to, value: 1n, data: '0x' } as const

function createStorage() {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

test('default: saved, listed, opened and removed', async () => {
  const storage = createStorage()
  storage.setItem('other', '{}')
  const library = openBatchLibrary(wrapStorage(storage))
  await library.save([call], about)
  await library.save([call, call], { ...about, name: 'Wages', createdAt: 9 })
  const [wages, rent] = await openBatchLibrary(wrapStorage(storage)).list()
  expect(wages).toMatchObject({ name: 'Wages', count: 2, savedAt: 9 })
  expect(rent).toMatchObject({ name: 'Rent', count: 1, chainId: '1337' })
  expect(await library.open(rent?.id ?? '')).toMatchObject({
    name: 'Rent',
    description: 'Monthly',
    calls: [call],
    checksum: 'matches',
  })
  await library.remove(rent?.id ?? '')
  expect(await library.list()).toHaveLength(1)
  expect(storage.getItem('other')).toBe('{}')
})

test('behavior: the same name on the same chain is replaced', async () => {
  const library = openBatchLibrary(wrapStorage(createStorage()))
  await library.save([call], about)
  await library.save([call, call], about)
  await library.save([call], { ...about, chainId: '2021' })
  expect((await library.list()).map(({ count }) => count)).toEqual([2, 1])
})

test('behavior: a damaged batch hides no other', async () => {
  const storage = createStorage()
  const library = openBatchLibrary(wrapStorage(storage))
  await library.save([call], about)
  storage.setItem('payouts.v1.batch.broken', '{"chainId":')
  expect(await library.list()).toHaveLength(1)
  await expect(library.open('broken')).rejects.toThrow()
})

test('error: a full library stores no more', async () => {
  const library = openBatchLibrary(wrapStorage(createStorage()))
  for (let index = 0; index < 100; index += 1)
    await library.save([call], { ...about, name: `Batch ${index}` })
  await expect(library.save([call], about)).rejects.toThrow('Remove one first')
  await library.save([call], { ...about, name: 'Batch 7' })
})

test('error: refuses a batch that is too large to keep', async () => {
  const library = openBatchLibrary(wrapStorage(createStorage()))
  const data = `0x${'00'.repeat(140_000)}` as const
  await expect(library.save([{ ...call, data }], about)).rejects.toThrow(
    'Export it as a file instead',
  )
  expect(await library.list()).toEqual([])
})

test('behavior: the wallet comes first, then the browser', async () => {
  const inWallet = createStorage()
  const own = createStorage()
  const found = await findLibrary(
    { openStorage: async () => wrapStorage(inWallet) },
    () => own,
  )
  expect(found?.keeper).toBe('wallet')
  await found?.library.save([call], about)
  expect([inWallet.map.size, own.map.size]).toEqual([1, 0])

  const refuse = (code: number) => ({
    openStorage: () => Promise.reject(Object.assign(new Error('no'), { code })),
  })
  const other = await findLibrary(refuse(4200), () => own)
  expect(other?.keeper).toBe('browser')
  const blocked = () => {
    throw new Error('The browser refuses.')
  }
  expect(await findLibrary(refuse(4200), blocked)).toBeUndefined()
  // A wallet that fails is not replaced by another place.
  await expect(findLibrary(refuse(4900), () => own)).rejects.toThrow('no')
})
