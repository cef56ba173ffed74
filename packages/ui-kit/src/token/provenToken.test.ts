import { expect, test } from 'vitest'
import { provenToken, unprovenToken } from './provenToken.ts'

const usd = { symbol: 'USD', decimals: 6 }

test('default: two sources or the chain itself', () => {
  expect(provenToken(usd, 'ETH')).toEqual(usd)
  expect(provenToken({ ...usd, agreement: 'agreed' }, 'ETH')).toEqual(usd)
})

test.each([
  [{ ...usd, agreement: 'single' }, 'single'],
  [{ ...usd, agreement: 'contradicted' }, 'contradicted'],
  [{ agreement: 'unknown' }, 'unknown'],
  [{ symbol: 'USD' }, 'unknown'],
  [undefined, 'unknown'],
  [{ symbol: 'E\u200bTH', decimals: 18 }, 'likeCoin'],
] as const)('error: %j is %s', (token, reason) => {
  expect(unprovenToken(token, 'ETH')).toBe(reason)
  expect(provenToken(token, 'ETH')).toBeUndefined()
})
