import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createStores } from '../../storage/stores.ts'
import { nameDemo } from './nameDemo.ts'

test('default: names of the owner stay', () => {
  const { names } = createStores(memoryStorage())
  names.set({ 1337: { '0xaa': 'My own' } })
  nameDemo(names, { 1337: { '0xaa': 'Alice', '0xcc': 'Treasury' } })
  expect(names.get()).toEqual({
    1337: { '0xaa': 'My own', '0xcc': 'Treasury' },
  })
})

test('behavior: does not write if every address has a name already', () => {
  const { names } = createStores(memoryStorage())
  const demo = { 1337: { '0xaa': 'Alice' } }
  nameDemo(names, demo)
  const before = names.get()
  nameDemo(names, demo)
  expect(names.get()).toBe(before)
})
