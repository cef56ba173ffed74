import fc from 'fast-check'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { bytes, calls, numRuns } from '../../test/arbitraries.ts'
import { InvalidCalldataError } from '../errors.ts'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { encodeMultiSend, encodeMultiSendCallOnly } from './encodeMultiSend.ts'

const to = '0x000000000000000000000000000000000000dEaD'

test('default', () => {
  const data = encodeMultiSend([{ to, value: 1n }])
  expect(data).toMatchInlineSnapshot(
    `"0x8d80ff0a0000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000005500000000000000000000000000000000000000dead000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000"`,
  )
  expect(decodeMultiSend(data)).toMatchInlineSnapshot(`
    [
      {
        "data": "0x",
        "operation": 0,
        "to": "0x000000000000000000000000000000000000dEaD",
        "value": 1n,
      },
    ]
  `)
})

test('behavior: unpacks the batch that it packed', () => {
  fc.assert(
    fc.property(fc.array(calls, { maxLength: 8 }), (batch) => {
      expect(decodeMultiSend(encodeMultiSend(batch))).toEqual(batch)
    }),
    { numRuns },
  )
})

test('behavior: hostile bytes are unpacked whole or refused', () => {
  const mutated = fc
    .tuple(fc.array(calls, { maxLength: 3 }), fc.nat(), bytes(0, 40))
    .map(([batch, at, patch]): Hex => {
      const data = encodeMultiSend(batch)
      const start = 10 + (at % (data.length - 10))
      return `0x${data.slice(2, start - (start % 2))}${patch.slice(2)}`
    })
  fc.assert(
    fc.property(fc.oneof(bytes(0, 300), mutated), (data) => {
      let batch: ReturnType<typeof decodeMultiSend>
      try {
        batch = decodeMultiSend(data)
      } catch (error) {
        expect(error).toHaveProperty('name', 'InvalidCalldataError')
        return
      }
      expect(encodeMultiSend(batch)).toBe(data)
    }),
    { numRuns },
  )
})

test('error: MultiSendCallOnly refuses a delegatecall', () => {
  expect(() =>
    encodeMultiSendCallOnly([{ to, operation: 1 }]),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: operation: MultiSendCallOnly reverts on a delegatecall]`,
  )
  expect(encodeMultiSendCallOnly([{ to }])).toBe(encodeMultiSend([{ to }]))
})

test('error: an unknown operation', () => {
  expect(() =>
    encodeMultiSend([{ to, operation: 2 as 1 }]),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: operation: expected 0 or 1]`,
  )
})

test('error: bytes that are no batch', () => {
  const data = encodeMultiSend([{ to, data: '0x1234' }])
  const fail = (hex: string) => () => decodeMultiSend(hex as Hex)
  const wrap = (hex: string) =>
    `0x8d80ff0a${'20'.padStart(64, '0')}${(hex.length / 2).toString(16).padStart(64, '0')}${hex}`
  expect(fail('0x')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The data is not a call of multiSend(bytes).]`,
  )
  expect(fail('0x8d80ff0a')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The call data ends too early.]`,
  )
  expect(fail('0x8d80ff0')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The data is not a call of multiSend(bytes).]`,
  )
  expect(fail(data.slice(0, -2))).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The batch carries bytes that no call uses.]`,
  )
  expect(fail(`${data}00`)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The batch carries bytes that no call uses.]`,
  )
  expect(fail(wrap('00'.repeat(84)))).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: Call 1 of the batch is truncated or has an unknown operation.]`,
  )
  expect(fail(wrap(`02${'00'.repeat(84)}`))).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: Call 1 of the batch is truncated or has an unknown operation.]`,
  )
  expect(
    fail(wrap(`${'00'.repeat(53)}${'ff'.repeat(32)}`)),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: Call 1 of the batch is truncated or has an unknown operation.]`,
  )
})

test.each([
  undefined,
  null,
  7,
  Symbol('a'),
  Object.create(null),
  ['0x8d80ff0a'],
])('error: decodeMultiSend of a value that is no text (%#)', (data) => {
  expect(() => decodeMultiSend(data as never)).toThrow(InvalidCalldataError)
})
