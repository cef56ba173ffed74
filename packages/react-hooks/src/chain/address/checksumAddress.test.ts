import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from './checksumAddress.ts'
import { createBoundedCache } from './createBoundedCache.ts'

const hex = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
const outcome = (read: (text: string) => string, text: string) => {
  try {
    return read(text)
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
}

test('default: equals the checksum of viem in any casing', () => {
  const casing = fc.constantFrom(
    (text: string) => text,
    (text: string) => `0x${text.slice(2).toUpperCase()}`,
    (text: string) => getAddress(text),
    (text: string) => text.replace(/[ace]/g, (digit) => digit.toUpperCase()),
  )
  fc.assert(
    fc.property(hex, casing, (text, write) => {
      const written = write(text)
      expect(checksumAddress(written)).toBe(getAddress(text))
      expect(checksumAddress(written)).toBe(getAddress(text))
    }),
  )
})

test('error: refuses what viem refuses', () => {
  const spoil = fc.constantFrom(
    (text: string) => text.slice(1),
    (text: string) => `${text}0`,
    (text: string) => `${text}\n`,
    (text: string) => text.slice(0, -1),
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace(/.$/, 'g'),
  )
  const wrong = fc.oneof(
    fc.tuple(hex, spoil).map(([text, change]) => change(text)),
    fc.string(),
    fc.constant(undefined as never),
  )
  fc.assert(
    fc.property(wrong, (text) => {
      expect(outcome(checksumAddress, text)).toBe(outcome(getAddress, text))
    }),
  )
})

test('behavior: the cache keeps its size and drops entries that were not read', () => {
  const cache = createBoundedCache<number>(4)
  const fill = (...keys: number[]) => {
    for (const key of keys) cache.set(String(key), key)
  }
  const held = () =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (key) => cache.get(String(key)) !== undefined,
    )
  fill(1, 2, 3, 4)
  expect(cache.get('1')).toBe(1)
  fill(5)
  // 1 was read; 2 was not.
  expect(cache.get('2')).toBe(undefined)
  expect(held()).toEqual([1, 3, 4, 5])
  // All were read just now: the hand passes every entry once and drops one.
  fill(6, 6)
  expect(cache.size).toBe(4)
  expect(held()).toHaveLength(4)
})

test('behavior: any order of reads and writes keeps the cache honest', () => {
  const step = fc.tuple(fc.boolean(), fc.nat(20))
  fc.assert(
    fc.property(
      fc.nat(7),
      fc.array(step, { maxLength: 200 }),
      (size, steps) => {
        const cache = createBoundedCache<string>(size + 1)
        for (const [isRead, key] of steps) {
          const text = String(key)
          if (isRead) expect([undefined, text]).toContain(cache.get(text))
          else {
            cache.set(text, text)
            expect(cache.get(text)).toBe(text)
          }
          expect(cache.size).toBeLessThanOrEqual(size + 1)
        }
      },
    ),
  )
})
