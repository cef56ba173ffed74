import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../builder/codec/InputError.ts'
import { exampleOf } from './exampleOf.ts'
import { parseTypedData } from './parseTypedData.ts'

const example = exampleOf({
  chainId: 1337,
  safeAddress: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
})

test('default', () => {
  expect(parseTypedData(JSON.stringify(example))).toEqual(example)
})

test.each([
  ['', 'This is not valid JSON.'],
  ['null', 'The field “domain” must be an object.'],
  ['{"domain":{}}', 'The field “types” must be an object.'],
  [
    JSON.stringify({ ...example, primaryType: undefined }),
    'The field “primaryType” must name a type.',
  ],
  [
    JSON.stringify({ ...example, message: { payee: 'nobody' } }),
    'The message does not fit its types.',
  ],
])('error: %s', (text, message) => {
  expect(() => parseTypedData(text)).toThrow(new InputError(message))
})

test('error: throws its own errors alone', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.string(), fc.jsonValue()),
  )
  const like = fc.record({
    domain: field,
    types: fc.oneof(field, fc.constant(example.types)),
    message: field,
    primaryType: fc.oneof(field, fc.constant('Payment')),
  })
  fc.assert(
    fc.property(like, (value) => {
      try {
        parseTypedData(JSON.stringify(value))
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
      }
    }),
    { numRuns: 500 },
  )
})
