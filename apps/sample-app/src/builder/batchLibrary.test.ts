import { expect, test } from 'vitest'
import { openBatchLibrary } from './batchLibrary.ts'

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

test('default: saved, listed, opened and removed', () => {
  const storage = createStorage()
  storage.setItem('other', '{}')
  const library = openBatchLibrary(storage)
  library.save([call], about)
  library.save([call, call], { ...about, name: 'Wages', createdAt: 9 })
  const [wages, rent] = openBatchLibrary(storage).list()
  expect(wages).toMatchObject({ name: 'Wages', count: 2, savedAt: 9 })
  expect(rent).toMatchObject({ name: 'Rent', count: 1, chainId: '1337' })
  expect(library.open(rent?.id ?? '')).toMatchObject({
    name: 'Rent',
    description: 'Monthly',
    calls: [call],
    checksum: 'matches',
  })
  library.remove(rent?.id ?? '')
  expect(library.list()).toHaveLength(1)
  expect(storage.getItem('other')).toBe('{}')
})

test('behavior: the same name on the same chain is replaced', () => {
  const library = openBatchLibrary(createStorage())
  library.save([call], about)
  library.save([call, call], about)
  library.save([call], { ...about, chainId: '2021' })
  expect(library.list().map(({ count }) => count)).toEqual([2, 1])
})

test('behavior: a damaged batch hides no other', () => {
  const storage = createStorage()
  const library = openBatchLibrary(storage)
  library.save([call], about)
  storage.setItem('payouts.v1.batch.broken', '{"chainId":')
  expect(library.list()).toHaveLength(1)
  expect(() => library.open('broken')).toThrow()
})

test('error: a full library stores no more', () => {
  const library = openBatchLibrary(createStorage())
  for (let index = 0; index < 100; index += 1)
    library.save([call], { ...about, name: `Batch ${index}` })
  expect(() => library.save([call], about)).toThrow('Remove one first')
  library.save([call], { ...about, name: 'Batch 7' })
})
