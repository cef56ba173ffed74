import { decodeMultiSend } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { buildBatch } from './buildBatch.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const safe = { chainId: '1337', version: '1.4.1+L2', nonce: 3n }
const call = { to: bob, value: '5', data: '0x12345678' }

test('default: one call stays a plain call', () => {
  expect(buildBatch([call], safe)).toMatchObject({
    to: bob,
    value: 5n,
    operation: 0,
    nonce: 3n,
  })
})

test('behavior: sends several calls through the call-only MultiSend', () => {
  const { to, operation, data } = buildBatch([call, call], safe)
  expect({ to, operation }).toMatchInlineSnapshot(`
    {
      "operation": 1,
      "to": "0x9641d764fc13c8B624c04430C7356C1C7C8102e2",
    }
  `)
  expect(decodeMultiSend(data)).toHaveLength(2)
})

test('behavior: sets the requested gas for the whole batch', () => {
  const gas = { safeTxGas: 7n, gasPrice: 2n, refundReceiver: bob } as const
  expect(buildBatch([call], safe, gas)).toMatchObject(gas)
  expect(buildBatch([call, call], safe, gas)).toMatchObject(gas)
  expect(buildBatch([call], safe).safeTxGas).toBe(0n)
})

test('error: a wrong checksum, and a version without a batch contract', () => {
  const wrong = { ...call, to: bob.replace('C8', 'c8') }
  expect(() => buildBatch([wrong], safe)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: to: the address has a wrong checksum]`,
  )
  expect(() =>
    buildBatch([call, call], { ...safe, version: '1.1.1' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: Batches are not possible for Safe 1.1.1 on this network.]`,
  )
})
