import fc from 'fast-check'
import {
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import {
  encodeContractCall,
  readArgument,
  typeOf,
  type ValueError,
} from './contractCall.ts'
import { AbiError, mostAbiCharacters, readAbi } from './readAbi.ts'

const to = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const entryOf = (line: string) => readAbi(line)[0] as AbiFunction
const fill = (entry: AbiFunction, texts: Record<string, string>) =>
  entry.inputs.map((input, at) =>
    readArgument(input, (path) => texts[path] ?? '', String(at), 'local'),
  )
const problemOf = (line: string, text: string) => {
  try {
    fill(entryOf(line), { '0': text })
    return undefined
  } catch (error) {
    return (error as ValueError).problem
  }
}

test('default: reads lines, JSON and the artifact of a compiler alike', () => {
  const line =
    'function stake(address to, uint256 amount) payable returns (bool)'
  const json = JSON.stringify(parseAbi([line]))
  const [entry] = readAbi(line)
  expect(entry).toMatchObject({ name: 'stake', stateMutability: 'payable' })
  expect(readAbi(json)).toEqual([entry])
  expect(readAbi(`{"abi":${json}}`)).toEqual([entry])
  expect(entryOf('stake(address to, uint256 amount) payable')).toEqual(entry)
})

test('behavior: leaves out functions that only read, and names with signs', () => {
  const abi = parseAbi([
    'function name() view returns (string)',
    'function set(uint256 value)',
  ])
  expect(readAbi(JSON.stringify(abi))).toHaveLength(1)
  const odd = [{ type: 'function', name: '\u202eset', inputs: [] }]
  expect(() => readAbi(JSON.stringify(odd))).toThrow('noFunctions')
  const evil = [
    {
      ...{ type: 'function', name: 'set' },
      inputs: [{ name: '\u202e<b>x</b>', type: 'uint256' }],
    },
  ]
  expect(readAbi(JSON.stringify(evil))[0]?.inputs[0]?.name).toBe('bxb')
})

test.each([
  ['[', 'notAbi'],
  ['what is this', 'notAbi'],
  ['{"abi":7}', 'noFunctions'],
  ['[]', 'noFunctions'],
  [
    '[{"type":"function","name":"a","inputs":[{"type":"uint7"}]}]',
    'noFunctions',
  ],
  [' '.repeat(mostAbiCharacters + 1), 'tooLong'],
  [`[${'{"type":"event"},'.repeat(80_000)}{}]`, 'tooLong'],
])('error: refuses the ABI %.30s as %s', (text, problem) => {
  expect(() => readAbi(text)).toThrow(AbiError)
  expect(() => readAbi(text)).toThrow(problem)
})

test('default: encodes tuples, lists and large numbers', () => {
  const entry = entryOf(
    'fill((address maker, uint256[] amounts) order, bytes32 id, (int8 a, bool b)[] legs)',
  )
  expect(entry.inputs.map(typeOf)).toEqual([
    '(address, uint256[])',
    'bytes32',
    '(int8, bool)[]',
  ])
  const id = `0x${'ab'.repeat(32)}` as const
  const args = fill(entry, {
    '0.0': `local:${dave}`,
    '0.1':
      '[1, 115792089237316195423570985008687907853269984665640564039457584007913129639935]',
    '1': id,
    '2': '[{"a": -1, "b": true}, ["127", false]]',
  })
  const data = encodeContractCall(to, entry, args)
  expect(decodeFunctionData({ abi: [entry], data }).args).toEqual([
    { maker: dave, amounts: [1n, 2n ** 256n - 1n] },
    id,
    [
      { a: -1, b: true },
      { a: 127, b: false },
    ],
  ])
})

test.each([
  ['f(uint8 a)', '256', 'noInteger'],
  ['f(uint8 a)', '-1', 'noInteger'],
  ['f(int8 a)', '128', 'noInteger'],
  ['f(uint256 a)', '1.5', 'noInteger'],
  ['f(uint256 a)', '', 'noValue'],
  ['f(address a)', dave.replace('F7', 'f7'), 'noAddress'],
  ['f(address a)', `eth:${dave}`, 'noAddress'],
  ['f(bytes4 a)', '0x12', 'noBytes'],
  ['f(bytes a)', '0x123', 'noBytes'],
  ['f(bool a)', 'yes', 'noBool'],
  ['f(uint256[] a)', '[1', 'noJson'],
  ['f(uint256[2] a)', '[1]', 'noList'],
  ['f(uint256[] a)', '7', 'noList'],
  ['f((uint8 x, uint8 y)[] a)', '[[1]]', 'noTuple'],
  ['f((uint8 x, uint8 y)[] a)', '[{"x":1}]', 'noTuple'],
  ['f(uint8[][] a)', '[[1, null]]', 'noValue'],
])('error: %s refuses %s as %s', (line, text, problem) => {
  expect(problemOf(line, text)).toBe(problem)
})

test('property: every argument is encoded as viem encodes it', () => {
  const entry = entryOf('f(int128 a, (uint64[] b, string c) d, bytes e)')
  const values = fc.record({
    a: fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }),
    b: fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })),
    c: fc.string(),
    e: fc.uint8Array({ maxLength: 70 }),
  })
  void fc.assert(
    fc.property(values, ({ a, b, c, e }) => {
      const hex = `0x${Buffer.from(e).toString('hex')}` as const
      const args = fill(entry, {
        ...{ '0': String(a), '1.0': `[${b.join()}]`, '1.1': c },
        '2': hex,
      })
      expect(encodeContractCall(to, entry, args)).toBe(
        encodeFunctionData({ abi: [entry], args: [a, { b, c }, hex] }),
      )
    }),
  )
})
