import { expect, test } from 'vitest'
import { checkNonce, firstGap, plausibleNonce } from './checkNonce.ts'
import { useReviewTexts } from './texts.ts'

const t = await useReviewTexts.load('en')
const input = { current: 15n, recommended: 18n, taken: [15n, 16n, 17n] }

test('default', () => {
  expect(checkNonce(' 18 ', input, t)).toEqual({ nonce: 18n })
})

test.each(['', '1.5', '-1', '0x10', 'one', '9'.repeat(16)])(
  'error: "%s" is not a number',
  (text) => {
    expect(checkNonce(text, input, t)).toEqual({
      nonce: undefined,
      error: 'Enter a whole number.',
    })
  },
)

test('error: a used nonce', () => {
  expect(checkNonce('14', input, t).error).toMatchInlineSnapshot(
    `"Nonce 14 is already used. The next one is 15."`,
  )
})

test('behavior: conflicts, gaps and far nonces are named', () => {
  expect(
    ['16', '19', '116'].map((text) => checkNonce(text, input, t).warning),
  ).toMatchInlineSnapshot(`
    [
      "Another transaction is waiting at nonce 16. Only one of them can run.",
      "It will wait until nonce 18 is used.",
      "This is more than 100 above the next nonce (15); the transaction would wait for all of them.",
    ]
  `)
})

test('behavior: a senseless recommendation falls back to the chain', () => {
  expect(plausibleNonce(18n, 18)).toEqual({ nonce: 18n, source: 'gateway' })
  for (const wild of [undefined, 3, 13969, Number.NaN, 1.5])
    expect(plausibleNonce(18n, wild)).toEqual({ nonce: 18n, source: 'chain' })
})

test('behavior: a gap before a nonce is found', () => {
  expect(firstGap(4n, 4n, [])).toBeUndefined()
  expect(firstGap(6n, 4n, [4n, 5n])).toBeUndefined()
  expect(firstGap(6n, 4n, [4n])).toBe(5n)
  expect(firstGap(10n ** 15n, 4n, [])).toBe(4n)
})
