import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createSafeStorage } from './createSafeStorage.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('default', () => {
  const backing = createMemoryStorage()
  const storage = createSafeStorage({ storage: backing })
  storage.write('COUNT', 3)
  expect(backing.getItem('tanto.COUNT')).toBe('3')
  expect(storage.read('COUNT', isNumber, 0)).toBe(3)
  storage.write('COUNT', undefined)
  expect(backing.getItem('tanto.COUNT')).toBe(null)
})

test.each(['{', '', '"text"', 'undefined', '{"a":1}'])(
  'behavior: %j is removed and read as the fallback',
  (text) => {
    const backing = createMemoryStorage({ 'tanto.COUNT': text })
    const storage = createSafeStorage({ storage: backing })
    expect(storage.read('COUNT', isNumber, 7)).toBe(7)
    expect(backing.getItem('tanto.COUNT')).toBe(null)
  },
)

test.each([
  ['access is denied', blocked],
  ['there is none', () => undefined],
  [
    'every call throws',
    { getItem: blocked, setItem: blocked, removeItem: blocked },
  ],
])('behavior: values stay in memory when %s', (_, backing) => {
  const storage = createSafeStorage({ storage: backing })
  storage.write('COUNT', 3)
  expect(storage.read('COUNT', isNumber, 0)).toBe(3)
  storage.removeItem('tanto.COUNT')
  expect(storage.read('COUNT', isNumber, 0)).toBe(0)
})

test('behavior: a full store does not lose the newest value', () => {
  const backing = createMemoryStorage({ 'tanto.COUNT': '1' })
  const storage = createSafeStorage({
    storage: { ...backing, setItem: blocked },
  })
  storage.write('COUNT', 2)
  expect(storage.read('COUNT', isNumber, 0)).toBe(2)
})

test('behavior: raw items have no prefix', () => {
  const backing = createMemoryStorage()
  const storage = createSafeStorage({ storage: backing })
  storage.setItem('RONIN.WAYPOINT:ADDRESS', '0xaa')
  expect(backing.getItem('RONIN.WAYPOINT:ADDRESS')).toBe('0xaa')
  expect(storage.getItem('RONIN.WAYPOINT:ADDRESS')).toBe('0xaa')
})

test('behavior: other tabs', () => {
  const window = new EventTarget()
  const storage = createSafeStorage({ storage: createMemoryStorage(), window })
  const seen = vi.fn()
  const stop = storage.subscribe(seen)
  for (const key of ['tanto.A', 'other.B', null])
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  stop()
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tanto.C' }))
  expect(seen.mock.calls).toEqual([['A'], [null]])
})
