import fc from 'fast-check'
import { decodeAbiParameters, encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { addresses, bytes, numRuns } from '../../test/arbitraries.ts'
import type { AbiParameter } from './AbiParameter.ts'
import { decodeParameters } from './decodeParameters.ts'
import { encodeParameters } from './encodeParameters.ts'

interface Sample {
  parameter: AbiParameter
  value: unknown
}

const integer = (bits: number, signed: boolean) =>
  fc
    .bigInt({
      min: signed ? -(2n ** BigInt(bits - 1)) : 0n,
      max: 2n ** BigInt(signed ? bits - 1 : bits) - 1n,
    })
    .map(
      (value): Sample => ({
        parameter: { type: `${signed ? 'int' : 'uint'}${bits}` },
        value,
      }),
    )

const typed = (type: string, values: fc.Arbitrary<unknown>) =>
  values.map((value): Sample => ({ parameter: { type }, value }))

const elementary = fc.oneof(
  integer(256, false),
  integer(64, false),
  integer(256, true),
  integer(64, true),
  typed('address', addresses),
  typed('bool', fc.boolean()),
  typed('bytes32', bytes(32, 32)),
  typed('bytes4', bytes(4, 4)),
  typed('bytes', bytes(0, 80)),
  typed('string', fc.string({ unit: 'grapheme' })),
)

// Arrays repeat one value, so that every element has the type of the first.
const { samples } = fc.letrec<{ samples: Sample }>((tie) => ({
  samples: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: elementary },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('samples'), fc.nat({ max: 3 }), fc.boolean())
        .map(([{ parameter, value }, length, isFixed]) => {
          const count = isFixed ? length + 1 : length
          const suffix = isFixed ? `[${count}]` : '[]'
          return {
            parameter: { ...parameter, type: parameter.type + suffix },
            value: Array(count).fill(value),
          }
        }),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(tie('samples'), { minLength: 1, maxLength: 3 })
        .map((parts) => ({
          parameter: {
            type: 'tuple',
            components: parts.map(({ parameter }) => parameter),
          },
          value: parts.map(({ value }) => value),
        })),
    },
  ),
}))

test('behavior: encodes as viem does, and decodes its own output', () => {
  fc.assert(
    fc.property(fc.array(samples, { maxLength: 4 }), (parts) => {
      const parameters = parts.map(({ parameter }) => parameter)
      const values = parts.map(({ value }) => value)
      const encoded = encodeParameters(parameters, values)
      expect(`0x${encoded}`).toBe(
        encodeAbiParameters(parameters as never, values as never),
      )
      expect(decodeParameters(parameters, encoded)).toEqual(values)
    }),
    { numRuns },
  )
})

test('behavior: many empty elements fit the work limit', () => {
  const values = [Array(500).fill('0x')]
  const encoded = encodeParameters([{ type: 'bytes[]' }], values)
  expect(decodeParameters([{ type: 'bytes[]' }], encoded)).toEqual(values)
})

test('behavior: random bytes decode as viem decodes them, or not at all', () => {
  const parameters = [
    { type: 'address' },
    { type: 'bytes' },
    { type: 'uint256[]' },
  ] as const
  fc.assert(
    fc.property(bytes(0, 400), (data) => {
      let ours: unknown
      try {
        ours = decodeParameters(parameters, data.slice(2))
      } catch {
        return
      }
      expect(ours).toEqual(decodeAbiParameters(parameters, data))
    }),
    { numRuns },
  )
})

test('error: offsets that share data cannot make the work explode', () => {
  // Thirty levels, each of which points twice at the next.
  let type = 'bytes'
  let hex = ''
  for (let i = 0; i < 30; i++) {
    type += '[]'
    hex += `${'2'.padStart(64, '0')}${'40'.padStart(64, '0').repeat(2)}`
  }
  const start = Date.now()
  expect(() =>
    decodeParameters([{ type }], `${'20'.padStart(64, '0')}${hex}`),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The call data ends too early.]`,
  )
  expect(Date.now() - start).toBeLessThan(10_000)
})

test('error: lengths and offsets outside the data', () => {
  const word = (hex: string) => hex.padStart(64, '0')
  const fail = (type: string, hex: string) => () =>
    decodeParameters([{ type }], hex)
  expect(fail('address', '')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The call data ends too early.]`,
  )
  expect(fail('bytes', 'f'.repeat(64))).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: A length or offset is out of bounds.]`,
  )
  expect(
    fail('bytes', word('20') + 'f'.repeat(64)),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: A length or offset is out of bounds.]`,
  )
  expect(
    fail('bytes', word('20') + word('21') + word('0')),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The call data ends too early.]`,
  )
  expect(
    fail('uint256[]', word('20') + word('2') + word('1')),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: An array is longer than its data.]`,
  )
  expect(fail('uint256[0][]', word('20'))).toThrow()
  expect(fail('function', word('20'))).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: Values of type function are not supported.]`,
  )
})

test('error: values that do not fit', () => {
  const fail = (type: string, value: unknown) => () =>
    encodeParameters([{ type, name: 'field' }], [value])
  expect(fail('uint8', 256n)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected uint8]`,
  )
  expect(fail('int8', -129n)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected int8]`,
  )
  expect(fail('address', '0x')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected address]`,
  )
  expect(fail('bool', 'true')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected bool]`,
  )
  expect(fail('uint8[2]', [1n])).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected uint8[2]]`,
  )
  expect(fail('bytes', 'text')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected 0x-prefixed whole bytes]`,
  )
  expect(fail('fixed128x18', 1n)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: field: expected fixed128x18]`,
  )
  expect(() =>
    encodeParameters([{ type: 'uint8' }], []),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: arguments: expected 1 values]`,
  )
})
