import { hashMessageDigest } from '@strongroom/safe-protocol'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { readMessage } from './readMessage.ts'
import { readTypedData } from './readTypedData.ts'

const mail = {
  domain: { name: 'Mail', chainId: 1 },
  types: {
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
    Person: [{ name: 'wallet', type: 'address' }],
  },
  message: {
    from: { wallet: '0x000000000000000000000000000000000000dEaD' },
    contents: 'Hello',
  },
} as const

test('default: the primary type is the one that no other refers to', () => {
  const read = readTypedData(mail)
  expect(read.primaryType).toBe('Mail')
  expect(hashMessageDigest(read)).toBe(
    hashTypedData({ ...mail, primaryType: 'Mail' }),
  )
})

test.each([1, '1', '0x1'])('behavior: chain id %s is the number', (chainId) => {
  const read = readTypedData({ ...mail, domain: { ...mail.domain, chainId } })
  expect(read.domain['chainId']).toBe(1)
  expect(hashMessageDigest(read)).toBe(hashMessageDigest(readTypedData(mail)))
})

test('behavior: a chain id that is declared as text stays text', () => {
  const read = readTypedData({
    ...mail,
    domain: { chainId: '1' },
    types: {
      ...mail.types,
      EIP712Domain: [{ name: 'chainId', type: 'string' }],
    },
  })
  expect(read.domain['chainId']).toBe('1')
})

test('behavior: returns a deep copy without a prototype', () => {
  const given = structuredClone(mail) as { message: { contents: string } }
  const read = readTypedData(given)
  given.message.contents = 'Bye'
  expect(read.message['contents']).toBe('Hello')
  const hostile = JSON.parse(
    '{"domain":{},"types":{"A":[{"name":"__proto__","type":"B"}],"B":[{"name":"x","type":"string"}]},"message":{"__proto__":{"x":"polluted"}}}',
  )
  const copy = readTypedData(hostile)
  expect(Object.getPrototypeOf(copy.message)).toBe(null)
  expect('x' in {}).toBe(false)
  expect(JSON.stringify(copy.message)).toContain('polluted')
})

const field = { name: 'a', type: 'string' }
test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no types', { domain: {}, message: {} }],
  ['types that are no lists', { ...mail, types: { Mail: 1 } }],
  ['members without a type', { ...mail, types: { Mail: [{ name: 'a' }] } }],
  ['two possible types', { ...mail, types: { A: [field], B: [field] } }],
  [
    'too many types',
    {
      ...mail,
      types: Object.fromEntries(
        Array.from({ length: 101 }, (_, index) => [`T${index}`, []]),
      ),
    },
  ],
  ['too many values', { ...mail, message: { a: Array(10_001).fill(1) } }],
  ['too long a text', { ...mail, message: { a: 'x'.repeat(1_000_001) } }],
  [
    'too deep a value',
    {
      ...mail,
      message: { a: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) },
    },
  ],
])('error: %s', (_, value) => {
  expect(readMessage(value as never)).toMatchObject({ kind: 'malformed' })
})

test('behavior: hashes or refuses any typed data without throwing', () => {
  const names = ['a', '__proto__', 'constructor', 'toString', '']
  const types = [...names, 'string', 'a[]', 'uint256', 'bytes32', 'a[1][]']
  const values = [null, 0, -1, '', '0x', 'x', true, [], [[]], {}, { a: {} }]
  for (const name of names)
    for (const type of types)
      for (const value of values)
        for (const member of names) {
          const data = JSON.parse(
            JSON.stringify({ domain: { [name]: value } }).replace(
              /}$/,
              `,"types":{"${name}":[{"name":"${member}","type":"${type}"}]},"primaryType":"${name}","message":{"${member}":${JSON.stringify(value)}}}`,
            ),
          )
          const read = readMessage(data)
          expect('kind' in read || /^0x[\da-f]{64}$/.test(read.digest)).toBe(
            true,
          )
        }
})
