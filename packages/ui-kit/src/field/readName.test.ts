import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { readName } from './readName.ts'

test.each([
  'alice.eth',
  ' pay.alice.eth\n',
  '小明.eth',
  'alice.xyz',
  '0x1.eth',
])('default: %j is a name', (text) => {
  expect(readName(text)).toBe(text.trim())
})

test.each([
  '',
  'alice',
  'alice.',
  '.eth',
  'alice.e',
  'a..eth',
  '1.5',
  '1,234.50',
  'Bob Smith.eth',
  'https://alice.eth',
  'alice@example.org',
  'eth:alice.eth',
  bob,
  // It would read as the address that it does not stand for.
  `${bob}.eth`,
  `pay.${bob.toLowerCase()}.eth`,
  `${'a'.repeat(300)}.eth`,
])('behavior: %j is not a name', (text) => {
  expect(readName(text)).toBeUndefined()
})
