import fc from 'fast-check'
import { hashTypedData as hashWithViem } from 'viem'
import { expect, test } from 'vitest'
import { randomTypedData } from './typedData.test.fixture.ts'
import { hashTypedData } from './typedData.ts'

/** The hash, or `undefined` if it is refused. */
function attempt(hash: () => string): string | undefined {
  try {
    return hash()
  } catch {
    return undefined
  }
}
const outcomes = (data: unknown) => ({
  ours: attempt(() => `0x${hashTypedData(data as never)}`),
  viem: attempt(() => hashWithViem(data as never)),
})
const ping = (type: string, n: unknown, types = {}) => ({
  types: { Ping: [{ name: 'n', type }], ...types },
  primaryType: 'Ping',
  message: { n },
})

test('default: the example of EIP-712', () => {
  const Person = [
    { name: 'name', type: 'string' },
    { name: 'wallet', type: 'address' },
  ]
  const Mail = [
    { name: 'from', type: 'Person' },
    { name: 'to', type: 'Person' },
    { name: 'contents', type: 'string' },
  ]
  expect(
    hashTypedData({
      domain: {
        name: 'Ether Mail',
        version: '1',
        chainId: 1,
        verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
      },
      types: { Person, Mail },
      primaryType: 'Mail',
      message: {
        from: {
          name: 'Cow',
          wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826',
        },
        to: {
          name: 'Bob',
          wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB',
        },
        contents: 'Hello, Bob!',
      },
    }),
  ).toBe('be609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2')
})

test('behavior: hashes random schemas as viem does', () => {
  fc.assert(
    fc.property(randomTypedData, (data) => {
      const { ours, viem } = outcomes(data)
      expect(viem).toBeDefined()
      expect(ours).toBe(viem)
    }),
    { numRuns: 1000 },
  )
})

const Thing = [{ name: '0', type: 'uint8' }]
test.each<[string, unknown]>([
  ['an empty version', { ...ping('bool', true), domain: { version: '' } }],
  ['an empty name', { ...ping('bool', true), domain: { name: '' } }],
  [
    'an empty contract',
    { ...ping('bool', true), domain: { verifyingContract: '' } },
  ],
  ['the chain 0', { ...ping('bool', true), domain: { chainId: 0 } }],
  [
    'a type whose name has a dollar sign',
    ping('N$', { a: 1 }, { N$: [{ name: 'a', type: 'uint8' }] }),
  ],
  [
    'that type beside one of the same start',
    ping('N$', { a: 1 }, { N$: [{ name: 'a', type: 'uint8' }], N: Thing }),
  ],
  [
    'that type as the primary one',
    { types: { N$: Thing, N: Thing }, primaryType: 'N$', message: { 0: 1 } },
  ],
  [
    'a primary type whose name starts like a number',
    { types: { interest: Thing }, primaryType: 'interest', message: { 0: 1 } },
  ],
  [
    'a type whose name ends like a list',
    ping('P[]', { 0: 1 }, { 'P[]': Thing }),
  ],
  [
    'a declared type named __proto__',
    ping(
      '__proto__',
      { 0: 1 },
      JSON.parse('{"__proto__":[{"name":"0","type":"uint8"}]}'),
    ),
  ],
  ['an empty list of an unknown type', ping('Unknown[]', [])],
  ['lists of lists', ping('int16[][2]', [[-1, 2], []])],
  ['decimal text', ping('uint256', '255')],
  ['hexadecimal text', ping('uint256', '0xFF')],
  ['negative text', ping('int8', '-128')],
  ['upper-case bytes', ping('bytes4', '0xABCDEF01')],
  ['lone surrogates', ping('string', '\ud800')],
  [
    'the domain alone',
    { domain: { name: 'x' }, types: {}, primaryType: 'EIP712Domain' },
  ],
  [
    'a declared domain',
    {
      ...ping('bool', true, {
        EIP712Domain: [{ name: 'name', type: 'string' }],
      }),
      domain: { name: 'x', chainId: 5 },
    },
  ],
])('behavior: hashes %s as viem does', (_, data) => {
  const { ours, viem } = outcomes(data)
  expect(viem).toBeDefined()
  expect(ours).toBe(viem)
})

test('behavior: counts a chain id given as text, which contracts have', () => {
  const data = ping('bool', true)
  const hash = hashTypedData({ ...data, domain: { chainId: 2020 } })
  for (const chainId of ['2020', '0x7e4', 2020n])
    expect(hashTypedData({ ...data, domain: { chainId } })).toBe(hash)
})

const address = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826'
test.each<[string, unknown]>([
  ['300 as uint8', ping('uint8', 300)],
  ['-1 as uint8', ping('uint8', -1)],
  ['300 as text', ping('uint8', '300')],
  ['128 as int8', ping('int8', 128)],
  ['a fraction', ping('uint8', 1.5)],
  ['a text', ping('uint8', 'x')],
  ['null for an integer', ping('uint8', null)],
  ['no integer', ping('uint8', undefined)],
  ['an alias', ping('uint', 1)],
  ['an alias of a list', ping('int[]', [])],
  ['a wrong checksum', ping('address', address.replace('CD', 'Cd'))],
  [
    'an upper-case address',
    ping('address', `0x${address.slice(2).toUpperCase()}`),
  ],
  [
    'a wrong checksum in a list',
    ping('address[]', [address.replace('CD', 'Cd')]),
  ],
  ['a short address', ping('address', '0x12')],
  ['0X before an address', ping('address', address.replace('0x', '0X'))],
  ['bytes of another length', ping('bytes4', '0x12')],
  ['0X before bytes4', ping('bytes4', '0X12345678')],
  ['33 bytes', ping('bytes33', `0x${'11'.repeat(33)}`)],
  ['text for a flag', ping('bool', 'true')],
  ['a number for a flag', ping('bool', 1)],
  ['an unknown type', ping('Unknown', {})],
  ['an inherited type', ping('toString', {})],
  ['a list of an inherited type', ping('toString[]', [])],
  ['no list', ping('uint8[]', 1)],
  ['a hole in a list', ping('uint8[]', Array(1))],
  [
    'a struct named like a basic type',
    ping('uint8', { 0: 1 }, { uint8: Thing }),
  ],
  ['a struct named like a list', ping('uint8[]', [1], { 'uint8[]': Thing })],
  [
    'a list of structs named like a basic type',
    ping('uint8[]', [{ 0: 1 }], { uint8: Thing }),
  ],
  ['a type that is no list', ping('P', { 0: 1 }, { P: 'P' })],
  ['a field without a name', ping('P', {}, { P: [{}] })],
  [
    'a field type in a list',
    ping('P', { a: 1 }, { P: [{ name: 'a', type: ['uint8'] }] }),
  ],
  ['a missing struct', ping('P', undefined, { P: Thing })],
  ['another primary type', { ...ping('bool', true), primaryType: 'Pong' }],
  [
    'a primary type in a list',
    { ...ping('bool', true), primaryType: ['Ping'] },
  ],
  ['no message', { ...ping('bool', true), message: undefined }],
  ['no types', { types: null, primaryType: 'Ping', message: {} }],
  [
    'a domain that does not fit',
    { ...ping('bool', true), domain: { chainId: -1 } },
  ],
  [
    'a domain without a declared field',
    {
      ...ping('bool', true, {
        EIP712Domain: [{ name: 'name', type: 'string' }],
      }),
      domain: {},
    },
  ],
])('error: %s, which viem refuses as well', (_, data) => {
  expect(outcomes(data)).toEqual({ ours: undefined, viem: undefined })
})

test.each<[string, unknown]>([
  ['a list for a struct', ping('Thing', [7], { Thing })],
  ['a list of another length', ping('uint8[2]', [1])],
  ['a flag for an integer', ping('uint8', true)],
  ['a list for an integer', ping('uint8', [])],
  ['an empty text for an integer', ping('uint8', '')],
  ['a rounded number', ping('uint256', 2 ** 60)],
  ['a width that Solidity lacks', ping('uint7', 1)],
  ['a number for a text', ping('string', 5)],
  ['bytes in an array', ping('bytes', Uint8Array.of(1))],
  ['half a byte', ping('bytes', '0x123')],
  ['0X before bytes', ping('bytes', '0X12')],
  ['text for bytes', ping('bytes', 'abc')],
  ['no bytes', ping('bytes0', '0x')],
  ['no hexadecimal', ping('bytes4', '0x1234567z')],
  [
    'an inherited field',
    { ...ping('uint8', 1), message: Object.create({ n: 1 }) },
  ],
  [
    'an inherited domain',
    { ...ping('uint8', 1), domain: Object.create({ name: 'x' }) },
  ],
  ['no domain at all', { ...ping('uint8', 1), domain: null }],
  [
    'two members of one name',
    ping('P', { a: 1 }, { P: Array(2).fill({ name: 'a', type: 'uint8' }) }),
  ],
])('error: %s, which viem hashes as something else', (_, data) => {
  const { ours, viem } = outcomes(data)
  expect(ours).toBe(undefined)
  // If viem refuses it one day, it belongs to the table above.
  expect(viem).toBeDefined()
})

test('error: two members of one name, which would multiply the work', () => {
  const types = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `T${at}`,
      Array(40).fill({ name: 'a', type: `T${at + 1}` }),
    ]),
  )
  let message: object = {}
  for (let depth = 0; depth < 31; depth += 1) message = { a: message }
  expect(() =>
    hashTypedData({ types, primaryType: 'T0', message }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[TypeError: T0: two members have the same name]`,
  )
})

test('error: values that nest without end', () => {
  const message: Record<string, unknown> = {}
  message['n'] = message
  expect(() =>
    hashTypedData({ ...ping('Ping', 0), message }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[TypeError: message: the typed data is malformed]`,
  )
})

test('error: names the field and the type', () => {
  expect(() =>
    hashTypedData(ping('uint8[2]', [1, 300])),
  ).toThrowErrorMatchingInlineSnapshot(`[TypeError: n: expected uint8]`)
})

test('behavior: a hostile type name costs no more than its length', () => {
  const began = performance.now()
  expect(() => hashTypedData(ping(`${'['.repeat(100_000)}\n`, 1))).toThrow(
    'expected [',
  )
  // Looking at every bracket from every other took most of a minute.
  expect(performance.now() - began).toBeLessThan(10_000)
})
