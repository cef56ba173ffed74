import { expect, test } from 'vitest'
import { createLocalStore } from './createLocalStore.ts'
import { memoryStorage } from './memoryStorage.ts'

const parse = (value: unknown) =>
  typeof value === 'number' ? value : undefined

test('default', () => {
  const storage = memoryStorage()
  const store = createLocalStore({ name: 'n', initial: 1, parse, storage })
  let calls = 0
  const stop = store.subscribe(() => {
    calls += 1
  })
  store.set((current) => current + 1)
  stop()
  store.set(7)
  expect(store.get()).toBe(7)
  expect(calls).toBe(1)
  expect(storage.getItem('strongroom.v1.n')).toBe('7')
})

test.each(['{', '"text"', 'null'])(
  'behavior: %s is set aside and the initial value used',
  (text) => {
    const storage = memoryStorage({ 'strongroom.v1.n': text })
    const store = createLocalStore({ name: 'n', initial: 1, parse, storage })
    expect(store.get()).toBe(1)
    expect(storage.getItem('strongroom.v1.n.broken')).toBe(text)
  },
)

test('behavior: a full storage keeps the value in memory', () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = createLocalStore({ name: 'n', initial: 1, parse, storage })
  store.set(2)
  expect(store.get()).toBe(2)
})
