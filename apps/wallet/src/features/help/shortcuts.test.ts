import { expect, test } from 'vitest'
import { readShortcuts, shortcutKeys, shortcutPage } from './shortcuts.ts'

const press = { ctrlKey: false, metaKey: false, altKey: false }
const typed = (keys: string, gap = 100) => {
  const read = readShortcuts()
  return [...keys].map((key, index) => read({ ...press, key }, index * gap))
}

test('default: one key, two keys, and a key with Ctrl or Command', () => {
  expect(typed('n')).toEqual(['newTransaction'])
  expect(typed('gh')).toEqual([undefined, 'home'])
  for (const modifier of ['ctrlKey', 'metaKey'])
    expect(readShortcuts()({ ...press, key: 'K', [modifier]: true }, 0)).toBe(
      'palette',
    )
})

test('behavior: the second key has to follow soon', () => {
  expect(typed('gh', 2_000)).toEqual([undefined, undefined])
  expect(typed('xgh')).toEqual([undefined, undefined, 'home'])
})

test('behavior: other keys with a modifier stay the browser’s', () => {
  const read = readShortcuts()
  expect(read({ ...press, key: 'n', ctrlKey: true }, 0)).toBeUndefined()
  expect(read({ ...press, key: 'n', altKey: true }, 0)).toBeUndefined()
})

test('behavior: all shortcuts differ, and pages have an address', () => {
  const keys = Object.values(shortcutKeys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(shortcutPage('queue')).toBe('/transactions/queue')
  expect(shortcutPage('palette')).toBeUndefined()
})
