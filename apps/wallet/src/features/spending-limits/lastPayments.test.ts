import { expect, test } from 'vitest'
import { type LastPayment, parseLastPayments } from './lastPayments.ts'

const payment: LastPayment = {
  hash: `0x${'ab'.repeat(32)}`,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ...{ amount: '40000000', symbol: 'USD', decimals: 6 },
}

test('default: reads stored payments', () => {
  const stored = JSON.parse(JSON.stringify({ '1337:0xa': payment }))
  expect(parseLastPayments(stored)).toEqual({ '1337:0xa': payment })
})

test('behavior: leaves out what cannot be read', () => {
  expect(parseLastPayments([])).toBeUndefined()
  const changes = [
    { hash: '0x12' },
    { to: 'Erin' },
    { amount: '-1' },
    { amount: 40 },
    { symbol: 7 },
    { decimals: 1.5 },
    { decimals: 256 },
  ]
  for (const change of changes)
    expect(
      parseLastPayments({ wrong: { ...payment, ...change }, good: payment }),
    ).toEqual({ good: payment })
})
