import { expect, test } from 'vitest'
import { isNotSent } from './isNotSent.ts'

const funds = 'insufficient funds for gas * price + value: balance 0'

test.each([
  ['declined', { code: 4001 }],
  ['not authorized', { code: 4100 }],
  ['not supported', { code: 4200 }],
  ['invalid parameters', { code: -32602 }],
  ['no money, as geth says it', { code: -32000, message: funds }],
  [
    'no money, as MetaMask wraps it',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32000, message: funds },
    },
  ],
  [
    'no money, as a cause',
    new Error('Transaction failed', { cause: new Error(funds) }),
  ],
  [
    'no money, as nested by a wallet',
    {
      code: -32603,
      message: 'failed',
      data: { originalError: { code: -32000, message: funds } },
    },
  ],
  [
    'a fee below the base fee',
    { code: -32000, message: 'max fee per gas less than block base fee' },
  ],
  [
    'more gas than a block has',
    { code: -32000, message: 'exceeds block gas limit' },
  ],
] as const)(
  'behavior: recognizes an error of an unsent transaction: %s',
  (_, error) => {
    expect(isNotSent(error)).toBe(true)
  },
)

test.each([
  ['a lost connection', new Error('Failed to fetch')],
  ['a timeout', { code: -32000, message: 'request timed out' }],
  ['known already', { code: -32000, message: 'already known' }],
  [
    'a nonce that is used, perhaps by this one',
    { code: -32000, message: 'nonce too low' },
  ],
  ['an internal error', { code: -32603, message: 'Internal error' }],
  ['disconnected', { code: 4900 }],
  ['no error', undefined],
  ['a circle', Object.assign(new Error('x'), { cause: {} })],
] as const)('behavior: it may have been sent: %s', (_, error) => {
  expect(isNotSent(error)).toBe(false)
})
