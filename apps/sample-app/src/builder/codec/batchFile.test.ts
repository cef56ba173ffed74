import fc from 'fast-check'
import { getAddress, type Hex, hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import type { BatchCall } from './BatchCall.ts'
import { encodeCall } from './BatchCall.ts'
import { checksumOf, parseBatchFile, writeBatchFile } from './batchFile.ts'
import { InputError } from './InputError.ts'

const safeAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const options = {
  chainId: '1337',
  safeAddress,
  name: 'Salaries',
  description: 'Paid in May',
  createdAt: 1_761_326_849_944,
}

// A batch file of another transaction builder.
const foreign = {
  version: '1.0',
  chainId: '1',
  createdAt: 1_761_326_849_944,
  meta: {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion: '1.18.2',
    createdFromSafeAddress: '0xA77DE01e157f9f57C7c4A326eeE9C4874D0598b6',
    createdFromOwnerAddress: '',
    checksum:
      '0x8b5032f716845c8b08bab3d63dbd9ba92e056f3557793cd041e59b84e16aa989',
  },
  transactions: [
    {
      to: token,
      value: '0',
      data: null as string | null,
      contractMethod: {
        inputs: [
          { internalType: 'address', name: 'spender', type: 'address' },
          { internalType: 'uint256', name: 'value', type: 'uint256' },
        ],
        name: 'approve',
        payable: false,
      },
      contractInputsValues: {
        spender: '0x474e5Ded6b5D078163BFB8F6dBa355C3aA5478C8',
        value: '100000000000',
      },
    },
  ],
}
const approval =
  '0x095ea7b3000000000000000000000000474e5ded6b5d078163bfb8f6dba355c3aa5478c8000000000000000000000000000000000000000000000000000000174876e800'

const bytes = fc
  .uint8Array({ maxLength: 70 })
  .map((list): Hex => `0x${Buffer.from(list).toString('hex')}`)
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((list) => getAddress(`0x${Buffer.from(list).toString('hex')}`))
const raw = fc.record({
  to: address,
  value: fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
  data: bytes,
})
const typed = fc
  .record({
    to: address,
    payee: address,
    amount: fc.bigInt({ min: -(1n << 127n), max: (1n << 127n) - 1n }),
    flag: fc.boolean(),
    text: fc.string({ unit: 'grapheme' }),
    list: fc.array(bytes, { maxLength: 4 }),
  })
  .map(({ to, payee, amount, flag, text, list }): BatchCall => {
    const method = {
      name: 'pay',
      inputs: [
        { name: 'payee', type: 'address' },
        {
          name: 'terms',
          type: 'tuple',
          components: [
            { name: 'amount', type: 'int128' },
            { name: 'isLate', type: 'bool' },
          ],
        },
        { name: '', type: 'string' },
        { name: 'list', type: 'bytes[]' },
      ],
      payable: true,
      values: {
        payee,
        terms: JSON.stringify([String(amount), flag]),
        2: text,
        list: JSON.stringify(list),
      },
    }
    return { to, value: 3n, data: encodeCall(method), method }
  })
const batches = fc.array(fc.oneof(raw, typed), { minLength: 1, maxLength: 6 })

test('default', () => {
  const calls = [{ to: getAddress(token), value: 5n, data: '0x1234' as Hex }]
  const text = writeBatchFile(calls, options)
  expect(parseBatchFile(text)).toEqual({
    chainId: '1337',
    name: 'Salaries',
    description: 'Paid in May',
    calls,
    checksum: 'matches',
  })
})

test('behavior: another builder’s file and its checksum', () => {
  expect(checksumOf(foreign)).toBe(foreign.meta.checksum)
  const file = parseBatchFile(JSON.stringify(foreign))
  expect(file.checksum).toBe('matches')
  expect(file.calls[0]?.data).toBe(approval)
})

test('behavior: reads back the file that it wrote', () => {
  fc.assert(
    fc.property(batches, (calls) => {
      const file = parseBatchFile(writeBatchFile(calls, options))
      expect(file.calls).toEqual(calls)
      expect(file.checksum).toBe('matches')
    }),
  )
})

test('behavior: any change of a file but its name breaks the checksum', () => {
  const changed = (change: object) =>
    parseBatchFile(JSON.stringify({ ...foreign, ...change })).checksum
  expect(changed({ chainId: '2' })).toBe('differs')
  expect(changed({ createdAt: 1 })).toBe('differs')
  expect(changed({ meta: { ...foreign.meta, name: 'Mine' } })).toBe('matches')
  expect(changed({ meta: { ...foreign.meta, checksum: '0x' } })).toBe('differs')
  expect(changed({ meta: { name: 'x' } })).toBe('missing')
  fc.assert(
    fc.property(batches, fc.nat(), fc.nat(15), (calls, at, digit) => {
      const text = writeBatchFile(calls, options)
      const places = [...text.matchAll(/"to": "0x(?=\w{40})/g)]
      const place = places[at % places.length]
      const start = (place?.index ?? 0) + (place?.[0].length ?? 0)
      const other = digit.toString(16).repeat(40)
      const forged = text.slice(0, start) + other + text.slice(start + 40)
      fc.pre(forged !== text)
      expect(parseBatchFile(forged).checksum).toBe('differs')
    }),
  )
})

test('error: throws its own errors alone, for any file', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(token, '0x', '1', null),
  )
  const likeFile = fc.record(
    {
      chainId: field,
      meta: field,
      transactions: fc.oneof(
        field,
        fc.array(
          fc.record(
            {
              to: field,
              value: field,
              data: field,
              contractMethod: fc.oneof(
                field,
                fc.record({ name: fc.constant('pay'), inputs: field }),
              ),
              contractInputsValues: field,
            },
            { requiredKeys: ['to'] },
          ),
        ),
      ),
    },
    { requiredKeys: [] },
  )
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    likeFile.map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        for (const { data } of parseBatchFile(text).calls) hexToBytes(data)
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
      }
    }),
    { numRuns: 2_000 },
  )
})

const [first] = foreign.transactions
const withCall = (change: object) => ({
  ...foreign,
  transactions: [{ ...first, ...change }],
})
test.each([
  ['huge', ' '.repeat(2_000_001)],
  ['no JSON', '{'],
  ['deep', '['.repeat(40) + ']'.repeat(40)],
  ['very deep', '['.repeat(900_000) + ']'.repeat(900_000)],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['a constructor', '{"chainId":"1","meta":{"constructor":{}}}'],
  ['a list', '[]'],
  ['no chain', '{}'],
  ['a chain that is no text', '{"chainId":{"toString":null}}'],
  ['a chain in a list', { chainId: ['1'], transactions: [first] }],
  ['no transactions', '{"chainId":"1","transactions":[]}'],
  ['too many', { chainId: 1, transactions: Array(501).fill(first) }],
  ['a recipient', withCall({ to: 7 })],
  ['a checksum', withCall({ to: token.replace('A', 'a') })],
  ['a value', withCall({ value: 1 })],
  ['a large value', withCall({ value: '9'.repeat(78) })],
  ['data', withCall({ contractMethod: null, data: '0x1' })],
  ['lying data', withCall({ data: `0xa9059cbb${approval.slice(10)}` })],
  ['coins', withCall({ value: '1' })],
  ['a missing input', withCall({ contractInputsValues: {} })],
  [
    'an input',
    withCall({ contractInputsValues: { spender: token, value: '-1' } }),
  ],
  ['an input type', withCall({ contractInputsValues: { spender: 7 } })],
  ['a method', withCall({ contractMethod: { name: 'a b' } })],
])('error: a file with %s', (_, file) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  expect(() => parseBatchFile(text)).toThrowErrorMatchingSnapshot()
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
