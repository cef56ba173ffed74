import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArgument } from './readArgument.ts'

const read = (type: string, text: string) => readArgument({ type }, text)

test('default', () => {
  expect(read('uint256', '12')).toBe(12n)
})

test('behavior: each type', () => {
  expect(read('int8', '-128')).toBe(-128n)
  expect(read('uint256', '0xff')).toBe(255n)
  expect(read('bool', 'true')).toBe(true)
  expect(read('string', ' as typed ')).toBe(' as typed ')
  expect(read('bytes2', '0x1234')).toBe('0x1234')
  expect(read('address', `0x${'ab'.repeat(20)}`)).toBe(
    '0xABaBaBaBABabABabAbAbABAbABabababaBaBABaB',
  )
  expect(read('uint8[2][]', '[["1",2]]')).toEqual([[1n, 2n]])
})

test('behavior: a tuple by place and by name', () => {
  const parameter = {
    type: 'tuple',
    components: [
      { name: 'a', type: 'uint8' },
      { name: 'b', type: 'bool' },
    ],
  }
  expect(readArgument(parameter, '["1", true]')).toEqual([1n, true])
  expect(readArgument(parameter, '{"b": true, "a": 1}')).toEqual([1n, true])
  expect(() => readArgument(parameter, '{"a": 1, "c": 1}')).toThrow(
    'The field “b” is missing.',
  )
})

test('behavior: an integer fits its type exactly to its limits', () => {
  const bits = fc.integer({ min: 1, max: 32 }).map((size) => size * 8)
  fc.assert(
    fc.property(bits, fc.bigInt({ min: -(1n << 256n), max: 1n << 256n }), fits),
  )
  for (let size = 8; size <= 256; size += 8)
    for (const edge of [size - 1, size])
      for (const off of [-1n, 0n, 1n])
        for (const sign of [-1n, 1n])
          fits(size, sign * (1n << BigInt(edge)) + off)

  function fits(size: number, value: bigint) {
    for (const [type, held] of [
      [`uint${size}`, BigInt.asUintN(size, value)],
      [`int${size}`, BigInt.asIntN(size, value)],
    ] as const)
      if (held === value) expect(read(type, String(value))).toBe(value)
      else expect(() => read(type, String(value))).toThrow('does not fit')
  }
})

test.each([
  ['uint256', ''],
  ['uint256', '1.5'],
  ['uint8', '256'],
  ['bool', 'yes'],
  ['bytes', '0x1'],
  ['bytes4', '0x12'],
  ['address', '0x12'],
  ['address', '0xABaBaBaBABabABabAbAbABAbABabababaBaBABab'],
  ['uint8[]', ''],
  ['uint8[]', '7'],
  ['uint8[2]', '[1]'],
  ['uint256[]', '[12345678901234567890]'],
  ['uint256[]', '[null]'],
  ['tuple', '7'],
])('error: %s from “%s”', (type, text) => {
  expect(() => read(type, text)).toThrowErrorMatchingSnapshot()
})
