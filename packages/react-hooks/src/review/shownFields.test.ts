import {
  createSafeTransaction,
  getDeleteTransactionTypedData,
  getSafeTransactionTypedData,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { shownFields } from './shownFields.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: the domain, then the struct in the order of its type', () => {
  const transaction = createSafeTransaction({ to, value: 5n, nonce: 42n })
  const typedData = getSafeTransactionTypedData(
    { chainId: 1n, safe, version: '1.4.1' },
    transaction,
  )
  const fields = shownFields(typedData)
  expect(fields.map(([name]) => name)).toEqual([
    ...['chainId', 'verifyingContract', 'to', 'value', 'data', 'operation'],
    ...['safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver'],
    'nonce',
  ])
  expect(Object.fromEntries(fields)).toMatchObject({
    ...{ chainId: '1', verifyingContract: safe, to, value: '5', nonce: '42' },
    ...{ data: '0x', operation: '0' },
  })
})

test('behavior: a request to delete shows its hash and the hour', () => {
  const safeTxHash = `0x${'11'.repeat(32)}` as const
  const typedData = getDeleteTransactionTypedData({
    ...{ chainId: 1, safe, safeTxHash, totp: 7n },
  })
  expect(shownFields(typedData)).toEqual([
    ['name', 'Safe Transaction Service'],
    ['version', '1.0'],
    ['chainId', '1'],
    ['verifyingContract', safe],
    ['safeTxHash', safeTxHash],
    ['totp', '7'],
  ])
})
