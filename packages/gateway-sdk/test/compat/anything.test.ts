import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { observe } from './observe.ts'
import { ours, theirs } from './sdks.ts'

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '$',
          '$&',
          '$$',
          '$`',
          "$'",
          '$1',
          '$<a>',
          '/',
          '..',
          '?',
          '#',
          '%',
        ],
        ...['{', '}', '{chainId}', '{address}', '{safe_address}', '{uuid}'],
        ...['{signer}', '{currency}', '{message_hash}', '{safeTxHash}', 'a'],
      ),
    )
    .map((parts) => parts.join('')),
)
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withNullPrototype: true,
  withObjectString: true,
  withBoxedValues: true,
  withUnicodeString: true,
})
const value = fc.oneof({ weight: 4, arbitrary: text }, anything)
const call = fc.constantFrom(...Object.keys(calls))

async function compare(name: string, parameters: readonly unknown[]) {
  const answer = () => new Response('{"a":1}')
  const expected = await observe(theirs, name, parameters, answer)
  const actual = await observe(ours, name, parameters, answer)
  expect(actual).toStrictEqual(expected)
}

test('default: any text anywhere: the same URL or the same failure', async () => {
  await fc.assert(
    fc.asyncProperty(call, fc.array(text, { maxLength: 5 }), compare),
    { numRuns: 3000 },
  )
})

test('behavior: any value anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(call, fc.array(value, { maxLength: 5 }), compare),
    { numRuns: 3000 },
  )
})

test('behavior: any query', async () => {
  const query = fc.dictionary(text, value, { noNullPrototype: false })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('getBalances', 'getSafeOverviews', 'unsubscribeSingle'),
      query,
      async (name, given) => {
        const before = name === 'getBalances' ? ['1', '0x1', 'usd'] : []
        await compare(
          name,
          name === 'getSafeOverviews' ? [['1:0x1'], given] : [...before, given],
        )
      },
    ),
    { numRuns: 2000 },
  )
})
