import { expect, test } from 'vitest'
import { hashOfId, mostSelected, readHashes } from './manySearch.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as const

test('default: reads hashes from an address', () => {
  expect(readHashes(`${hash('a')},${hash('1')}`)).toEqual([
    hash('a'),
    hash('1'),
  ])
})

test('behavior: leaves out repeated hashes and foreign text', () => {
  expect(readHashes(`${hash('A')},${hash('a')},0x12,<b>,`)).toEqual([hash('a')])
  for (const value of [undefined, '', 5, [hash('a')], 'x'.repeat(1_000)])
    expect(readHashes(value)).toEqual([])
})

test('behavior: keeps at most so many', () => {
  const many = Array.from(
    { length: mostSelected + 5 },
    (_, index) => `0x${String(index).padStart(64, '0')}`,
  )
  expect(readHashes(many.join())).toEqual(many.slice(0, mostSelected))
})

test('behavior: reads the hash of a proposal alone', () => {
  const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
  expect(hashOfId(`multisig_${safe}_${hash('B')}`)).toBe(hash('b'))
  for (const id of [`module_${safe}_i1`, hash('b'), `multisig_${safe}_0x12`])
    expect(hashOfId(id)).toBeUndefined()
})
