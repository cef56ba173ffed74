import { expect, test, vi } from 'vitest'
import { createLocalStore, storageRefusal } from './createLocalStore.ts'
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

test.each(['{', '"text"', '[7'])(
  'behavior: the last good copy takes the place of %s, which is set aside',
  (text) => {
    const storage = memoryStorage()
    const open = () =>
      createLocalStore({ name: 'n', initial: 1, parse, storage })
    open().set(5)
    storage.setItem('strongroom.v1.n', text)
    expect(open().get()).toBe(5)
    expect(storage.getItem('strongroom.v1.n')).toBe('5')
    expect(storage.getItem('strongroom.v1.n.broken')).toBe(text)
  },
)

test('behavior: a value that was deleted does not come back from its copy', () => {
  const storage = memoryStorage()
  const open = () => createLocalStore({ name: 'n', initial: 1, parse, storage })
  open().set(5)
  storage.removeItem('strongroom.v1.n')
  expect(open().get()).toBe(1)
  open().set(6)
  open().reset()
  expect(storage.length).toBe(0)
})

test('behavior: a full storage keeps the value in memory, tells so, and writes it later', () => {
  const storage = memoryStorage()
  const { setItem } = storage
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const told: boolean[] = []
  const stop = storageRefusal.subscribe(() => told.push(storageRefusal.get()))
  const store = createLocalStore({ name: 'n', initial: 1, parse, storage })
  store.set(2)
  store.set(3)
  expect(store.get()).toBe(3)
  expect(storageRefusal.has('n')).toBe(true)
  expect(storageRefusal.has('other')).toBe(false)
  storageRefusal.retry()
  expect(told).toEqual([true])
  storage.setItem = setItem
  storageRefusal.retry()
  expect(storage.getItem('strongroom.v1.n')).toBe('3')
  expect(told).toEqual([true, false])
  expect(storageRefusal.has('n')).toBe(false)
  stop()
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

test('behavior: another tab’s write replaces no value that could not be written', () => {
  const storage = memoryStorage()
  const store = createLocalStore({ name: 'n', initial: 1, parse, storage })
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const tell = () =>
    events.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'strongroom.v1.n' }),
    )
  store.subscribe(() => {})
  storage.setItem('strongroom.v1.n', '2')
  tell()
  expect(store.get()).toBe(2)
  const { setItem } = storage
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.set(3)
  setItem('strongroom.v1.n', '4')
  tell()
  expect(store.get()).toBe(3)
  vi.unstubAllGlobals()
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
    expect(storageRefusal.get()).toBe(true)
    store.reset()
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
})
