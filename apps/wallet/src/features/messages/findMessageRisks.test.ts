import { expect, test } from 'vitest'
import { findMessageRisks, type MessageContext } from './findMessageRisks.ts'
import { readSignable, type TypedData } from './SignableMessage.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const context: MessageContext = {
  chainId: '1337',
  safe,
  origin: 'https://app.example',
  allowRawHex: false,
}
const find = (
  message: string | TypedData,
  given: Partial<MessageContext> = {},
) => findMessageRisks(readSignable(message), { ...context, ...given })
const kinds = (...parameters: Parameters<typeof find>) =>
  find(...parameters).map(({ severity }) => severity)

test('default: an ordinary text', () => {
  expect(find('I agree to the terms.\nAll of them.\t')).toEqual([])
})

const hash = `0x${'f0'.repeat(32)}`
test.each([
  ['bytes', hash],
  ['a text of digits', `${hash} `],
  ['digits without 0x', 'f0'.repeat(32)],
  ['digits inside digits', `0x${'30783132'}`],
  ['text with control characters', '\u0001\u0002 hello'],
])('behavior: %s is refused unless it is allowed', (_, message) => {
  expect(kinds(message)).toEqual(['refused'])
  expect(kinds(message, { allowRawHex: true })).toEqual(['danger'])
})

test('behavior: what cannot be seen is a warning', () => {
  expect(kinds('Pay \u202e001')).toEqual(['warning'])
})

const siwe = (domain: string, account: string, chain = 1337) =>
  `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nURI: https://${domain}\nChain ID: ${chain}\n`
test('behavior: a sign-in for another site, account or network', () => {
  expect(find(siwe('app.example', safe))).toEqual([])
  expect(find(siwe('https://app.example', safe))).toEqual([])
  expect(find(siwe('bank.example', safe))[0]).toMatchObject({
    severity: 'danger',
    detail: 'Signs in to bank.example. Asked by app.example.',
  })
  expect(kinds(siwe('bank.example', safe), { origin: null })).toEqual([])
  expect(kinds(siwe('app.example', other))).toEqual(['danger'])
  expect(kinds(siwe('app.example', safe, 1))).toEqual(['warning'])
})

const typed = (
  primaryType: string,
  message: object,
  domain: object = { chainId: 1337, verifyingContract: other },
): TypedData => ({
  domain,
  primaryType,
  types: {
    [primaryType]: Object.keys(message).map((name) => ({
      name,
      type: 'string',
    })),
  },
  message,
})

test('behavior: typed data without a known purpose', () => {
  expect(find(typed('Vote', { choice: 'yes' }))).toEqual([])
})

test.each([
  ['Permit', { spender: other, value: '1' }],
  ['PermitSingle', { details: '' }],
  ['PermitBatchTransferFrom', { permitted: '' }],
  ['PermitWitnessTransferFrom', { permitted: '' }],
  ['Anything', { spender: other, amount: '1' }],
  ['Anything', { spender: other, allowed: 'true' }],
  ['Order', { a: '' }],
  ['OrderComponents', { a: '' }],
  ['LimitOrder', { a: '' }],
  ['Anything', { offer: '', consideration: '' }],
  ['Anything', { sellToken: '', buyToken: '' }],
  ['Anything', { makerAsset: '', takerAsset: '' }],
  ['ForwardRequest', { a: '' }],
  ['MetaTransaction', { a: '' }],
  ['Delegation', { a: '' }],
])('behavior: %s with %o asks first', (primaryType, message) => {
  expect(kinds(typed(primaryType, message))).toEqual(['danger'])
})

test('behavior: the spender and the amount of a permit are named', () => {
  const [risk] = find(typed('Permit', { spender: safe, value: '5' }))
  expect(risk?.detail).toBe(
    `Spender ${safe}, amount 5 in base units, contract ${other}`,
  )
})

test.each(['SafeTx', 'SafeMessage', 'Harmless'])(
  'behavior: %s of this very safe is refused, whatever is allowed',
  (primaryType) => {
    const data = typed(
      primaryType,
      { to: other },
      { chainId: 1, verifyingContract: safe.toLowerCase() },
    )
    expect(kinds(data, { allowRawHex: true })[0]).toBe('refused')
  },
)

test('behavior: another safe’s transaction asks first', () => {
  expect(kinds(typed('SafeTx', { to: other }))).toEqual(['danger'])
})

test('behavior: another network, or none', () => {
  const on = (chainId: unknown) =>
    kinds(typed('Vote', { a: '' }, { chainId, verifyingContract: other }))
  expect(on(1)).toEqual(['danger'])
  expect(on('0x1')).toEqual(['danger'])
  expect(on('0x539')).toEqual([])
  expect(on('1337')).toEqual([])
  expect(kinds(typed('Vote', { a: '' }, {}))).toEqual(['warning'])
})

test('behavior: what no type names binds the message to nothing', () => {
  const data: TypedData = {
    ...typed('Vote', { a: '' }),
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Vote: [{ name: 'a', type: 'string' }],
    },
    domain: { name: 'Votes', chainId: 1337, verifyingContract: other },
  }
  expect(kinds(data)).toEqual(['warning'])
  // Nor is it this safe's, and nothing about its network is signed.
  const domain = { name: 'Votes', chainId: 1, verifyingContract: safe }
  expect(kinds({ ...data, domain })).toEqual(['warning'])
})

test('behavior: a text that is longer than what is shown asks first', () => {
  expect(kinds('a'.repeat(50_000))).toEqual([])
  expect(kinds('a'.repeat(50_001))).toEqual(['danger'])
  expect(kinds(typed('Vote', { a: 'a'.repeat(50_001) }))).toEqual(['danger'])
  const bytes = `0x${'ab'.repeat(10_000)}`
  expect(kinds(typed('Vote', { a: bytes }))).toEqual(['danger'])
})

test('behavior: values of the domain count', () => {
  const names = Array.from({ length: 1_200 }, (_, index) => `${index}`)
  const data: TypedData = {
    primaryType: 'A',
    types: {
      EIP712Domain: names.map((name) => ({ name, type: 'bool' })),
      A: [{ name: 'a', type: 'bool[]' }],
    },
    domain: Object.fromEntries(names.map((name) => [name, true])),
    message: { a: Array(900).fill(true) },
  }
  expect(kinds(data)[0]).toBe('refused')
})

test('behavior: a typed message of nothing but its domain is refused', () => {
  const data = { ...typed('EIP712Domain', { name: 'Harmless' }), types: {} }
  expect(kinds(data)[0]).toBe('refused')
})

test('behavior: more values than anybody reads are refused', () => {
  const data: TypedData = {
    domain: { chainId: 1337, verifyingContract: other },
    primaryType: 'A',
    types: { A: [{ name: 'a', type: 'uint256[]' }] },
    message: { a: Array(3_000).fill(1) },
  }
  expect(kinds(data)).toEqual(['refused'])
})
