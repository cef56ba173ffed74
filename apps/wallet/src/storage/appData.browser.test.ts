import { beforeEach, expect, test } from 'vitest'
import { clearAppData, listAppData, openAppData } from './appData.ts'

const origin = 'https://app.example'
const scope = '1337:0xaa'
const limit = 1024 * 1024
const open = (
  place: { origin?: string; scope?: string; limit?: number } = {},
) => openAppData({ origin, scope, limit, ...place })

beforeEach(() => clearAppData())

test('default: keeps, replaces and removes texts', async () => {
  const storage = open()
  expect(await storage.set('a', 'first')).toBe(true)
  expect(await storage.set('a', 'second')).toBe(true)
  expect(await storage.set('b', '')).toBe(true)
  expect(await open().get('a')).toBe('second')
  expect(await open().keys()).toEqual(['a', 'b'])
  await storage.remove('a')
  await storage.remove('a')
  expect(await open().keys()).toEqual(['b'])
  expect(await open().get('a')).toBeUndefined()
})

test('behavior: keeps texts apart by origin and safe', async () => {
  await open().set('secret', 'x')
  for (const place of [
    { origin: 'https://app.example.evil' },
    { origin: 'https://app.exampl' },
    { scope: '2021:0xaa' },
    { scope: '' },
  ]) {
    expect(await open(place).keys()).toEqual([])
    expect(await open(place).get('secret')).toBeUndefined()
  }
  const hostile = ['__proto__', 'constructor', 'a,b', `${scope}\u0000secret`]
  for (const key of hostile) await open().set(key, key)
  expect([...(await open().keys())].sort()).toEqual(
    [...hostile, 'secret'].sort(),
  )
  for (const key of hostile) expect(await open().get(key)).toBe(key)
  expect(Object.prototype).not.toHaveProperty('a,b')
})

test('behavior: counts keys, values and entries, and keeps the rest when full', async () => {
  const storage = open({ limit: 300 })
  expect(await storage.set('a', 'x'.repeat(200))).toBe(true)
  expect(await storage.set('b', 'x'.repeat(200))).toBe(false)
  expect(await storage.set('b', '')).toBe(false)
  expect(await storage.keys()).toEqual(['a'])
  // Replacing frees room first.
  expect(await storage.set('a', 'x'.repeat(100))).toBe(true)
  expect(await storage.set('b', '')).toBe(true)
  expect(await listAppData()).toEqual(new Map([[origin, 165 + 65]]))
})

test('behavior: changes at the same time do not exceed the limit together', async () => {
  const storage = open({ limit: 500 })
  const kept = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      open({ limit: 500 }).set(`${index}`.padStart(36, '0'), ''),
    ),
  )
  expect(kept.filter(Boolean)).toHaveLength(5)
  expect(await storage.keys()).toHaveLength(5)
})

test('behavior: the data of one app are removed for every safe', async () => {
  const other = 'https://other.example'
  await open().set('a', '1')
  await open({ scope: '2021:0xbb' }).set('a', '2')
  await open({ origin: other }).set('a', '3')
  expect([...(await listAppData()).keys()]).toEqual([origin, other])
  await clearAppData(origin)
  expect(await listAppData()).toEqual(new Map([[other, 66]]))
  expect(await open().keys()).toEqual([])
  expect(await open({ origin: other }).get('a')).toBe('3')
  await clearAppData()
  expect(await listAppData()).toEqual(new Map())
})
