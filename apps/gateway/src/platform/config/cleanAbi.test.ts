import fc from 'fast-check'
import { parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { AbiError, cleanAbi } from './cleanAbi.ts'

const vault = parseAbi([
  'struct Leg { address token; uint256[] amounts; }',
  'function deposit(Leg[] legs, bool force) returns (uint256 shares)',
  'event Deposited(address indexed owner, uint256 shares)',
  'error Paused()',
  'constructor(address owner)',
])

const call = (fields: object) => [{ type: 'function', name: 'f', ...fields }]
const nested = (depth: number): object =>
  depth === 0
    ? { type: 'uint256' }
    : { type: 'tuple', components: [nested(depth - 1)] }

test('default', () => {
  const { abi, functions } = cleanAbi(vault)
  expect(abi.map(({ type, name }) => [type, name])).toEqual([
    ['function', 'deposit'],
    ['event', 'Deposited'],
    ['error', 'Paused'],
    ['constructor', undefined],
  ])
  expect([...functions.keys()]).toEqual([
    toFunctionSelector('deposit((address,uint256[])[],bool)'),
  ])
  expect(cleanAbi({ abi: vault })).toEqual({ abi, functions })
})

test('behavior: keeps the known fields alone', () => {
  const { abi } = cleanAbi(call({ inputs: [], trusted: true, outputs: [] }))
  expect(abi).toEqual([
    { type: 'function', name: 'f', inputs: [], outputs: [] },
  ])
})

test.each([
  ['text', 'The ABI is not an object'],
  [{}, 'The ABI is not a list'],
  [Array(1_001).fill({ type: 'receive' }), 'The ABI is too long'],
  [[7], 'Entry 0 is not an object'],
  [[{ type: 'x' }], 'Entry 0 is of no known type'],
  [[{ type: 'function' }], 'Entry 0 has no valid name'],
  [[{ type: 'function', name: 'a b' }], 'Entry 0 has no valid name'],
  [[{ type: 'function', name: 'a'.repeat(129) }], 'Entry 0 has no valid name'],
  [call({ inputs: 7 }), 'f has no list'],
  [call({ inputs: [{ type: 'uint7' }] }), 'f has an unknown type'],
  [call({ inputs: [{ type: 'uint8[][][][]' }] }), 'f has an unknown type'],
  [call({ inputs: [{ type: 'uint8[9999]' }] }), 'f has an unknown type'],
  [call({ inputs: [{ type: 'tuple' }] }), 'f has an empty tuple'],
  [
    call({ inputs: [{ type: 'bool', name: '<b>' }] }),
    'A parameter of f has no valid name',
  ],
  [
    call({ inputs: Array(129).fill({ type: 'bool' }) }),
    'f has too many parameters',
  ],
  [call({ inputs: [nested(9)] }), 'f is nested too deeply'],
  [[...call({}), ...call({})], 'f has the selector of another function'],
])('error: %#', (value, message) => {
  expect(() => cleanAbi(value)).toThrow(new AbiError(message))
})

test('behavior: any value is taken in or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      try {
        cleanAbi([value])
      } catch (error) {
        expect(error).toBeInstanceOf(AbiError)
      }
    }),
  )
})
