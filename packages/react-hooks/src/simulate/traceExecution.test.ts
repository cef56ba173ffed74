import { createSafeTransaction, decodeCall } from '@strongroom/safe-protocol'
import { type Address, pad, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { executionCall } from './executionCall.ts'
import { traceExecution } from './traceExecution.ts'

const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eve: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const transaction = createSafeTransaction({ to: bob, value: 5n, nonce: 3n })
const input = {
  safe,
  transaction,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  tree: decodeCall(transaction, { safe }),
  chain: { owners: [bob], threshold: 1, nonce: 3n, version: '1.4.1' },
} as const
const { call } = executionCall(input)
const pay = (to: Address, fields: object = {}) => ({
  type: 'CALL',
  from: safe,
  to,
  value: '0x5',
  input: '0x',
  ...fields,
})
const end = {
  address: safe,
  topics: [
    '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
    input.safeTxHash,
  ],
  data: pad('0x0'),
}
const trace = (calls: object[], fields: object = {}) =>
  traceExecution(
    async () => ({
      ...call,
      input: call.data,
      output: pad(toHex(1)),
      logs: [end],
      calls: [{ type: 'DELEGATECALL', from: safe, to: eve, calls }],
      ...fields,
    }),
    input,
    9,
  )

test('default: transfers of the coin, without those of calls that were reverted', async () => {
  const caught = pay(eve, { error: 'execution reverted', calls: [pay(eve)] })
  const { movements, succeeded } = await trace([caught, pay(bob)])
  expect(succeeded).toBe(true)
  expect(movements).toEqual([
    { token: zeroAddress, from: safe, to: bob, amount: 5n },
  ])
})

test('behavior: the last call of the safe that failed is named', async () => {
  const failing = { error: 'execution reverted', output: '0x1234' }
  const { failed } = await trace([pay(eve, failing), pay(bob, failing)], {
    error: 'execution reverted',
  })
  expect(failed).toEqual({ input: '0x', to: bob, data: '0x1234' })
})

test('error: a trace of another call, or of a success that the safe did not report', async () => {
  await expect(trace([], { input: '0x' })).rejects.toThrow()
  await expect(trace([], { logs: [] })).rejects.toThrow()
})
