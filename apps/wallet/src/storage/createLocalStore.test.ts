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

const list = (value: unknown) =>
  Array.isArray(value) ? (value as string[]) : undefined

test('behavior: two tabs keep each other’s writes', () => {
  const storage = memoryStorage()
  const open = () =>
    createLocalStore<string[]>({
      name: 'l',
      initial: [],
      parse: list,
      storage,
    })
  const [a, b] = [open(), open()]
  a.set((now) => [...now, 'a'])
  b.set((now) => [...now, 'b'])
  expect(storage.getItem('strongroom.v1.l')).toBe('["a","b"]')
  a.refresh()
  expect(a.get()).toEqual(['a', 'b'])
})

test('behavior: the first listener gets earlier writes', () => {
  const storage = memoryStorage()
  const open = () => createLocalStore({ name: 'n', initial: 1, parse, storage })
  const [a, b] = [open(), open()]
  a.set(7)
  b.subscribe(() => {})
  expect(b.get()).toBe(7)
})

test('behavior: keeps a value that could not be written when it reads again', () => {
  const storage = memoryStorage({ 'strongroom.v1.n': '1' })
  const store = createLocalStore({ name: 'n', initial: 1, parse, storage })
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.set(2)
  store.subscribe(() => {})
  store.set((now) => now + 1)
  expect(store.get()).toBe(3)
})

test('behavior: a browser that blocks its storage leaves memory', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  try {
    const store = createLocalStore({ name: 'n', initial: 1, parse })
    store.set(2)
    expect(store.get()).toBe(2)
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
})
