import { expect, test } from 'vitest'
import { parseCapabilities } from './parseCapabilities.ts'

const known = ['requestAddressBook']

test('default: every key of every entry, each once', () => {
  expect(
    parseCapabilities(
      [{ requestAddressBook: {} }, { requestAddressBook: {} }],
      known,
    ),
  ).toEqual(known)
})

test.each([
  undefined,
  null,
  [],
  [null],
  [{}],
  [{ other: {} }],
  [{ requestAddressBook: {}, other: {} }],
  'requestAddressBook',
  // A text has a key for each character: megabytes of them.
  ['x'.repeat(100_000_000)],
  [new Array(2 ** 32 - 1)],
])('error: a malformed request (%#)', (params) => {
  expect(() => parseCapabilities(params, known)).toThrow(
    'Permissions request is invalid',
  )
})
