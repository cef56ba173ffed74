import { expect, test } from 'vitest'
import { differentHashes, equalHashes } from '../../test/hashes.ts'
import { compareHashes } from './compareHashes.ts'

const row = { label: 'Message hash', hash: '0xab' }

test('default', () => {
  expect(compareHashes(equalHashes).state).toBe('equal')
  expect(compareHashes(differentHashes).state).toBe('differs')
})

test('behavior: one source that differs is enough', () => {
  const sources = [
    { label: 'Here', value: '0xab', ok: true },
    { label: 'Gateway', value: '0xac', ok: true },
  ]
  expect(compareHashes([{ ...row, sources }]).state).toBe('differs')
})

test('behavior: an empty comparison stays open', () => {
  expect(compareHashes([]).state).toBe('open')
  expect(compareHashes([...equalHashes, { ...row, sources: [] }]).state).toBe(
    'open',
  )
})
