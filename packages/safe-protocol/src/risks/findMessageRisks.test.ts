import { hexToString } from 'viem'
import { expect, test } from 'vitest'
import { findMessageRisks } from './findMessageRisks.ts'
import type {
  MessageRiskContext,
  SignableMessage,
  SignableTypedData,
} from './MessageRisk.ts'
import { decideSigning } from './policy.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const context: MessageRiskContext = {
  chainId: '1337',
  safe,
  origin: 'https://app.example',
}
type Given = Partial<MessageRiskContext> & { allowRawHex?: boolean }
const text = (value: string): SignableMessage => ({ kind: 'text', text: value })
const find = (
  message: string | SignableMessage | SignableTypedData,
  given: Given = {},
) =>
  findMessageRisks(
    typeof message === 'string'
      ? text(message)
      : 'kind' in message
        ? message
        : { kind: 'typed', data: message },
    { ...context, ...given },
  )
/** The decisions on a message, the worst first. */
const decisions = (...parameters: Parameters<typeof find>) =>
  decideSigning(find(...parameters), {
    hash: `0x${'11'.repeat(32)}`,
    allowRawHex: parameters[1]?.allowRawHex,
  }).reasons.map(({ decision }) => decision)

test('default: an ordinary text', () => {
  expect(find('I agree to the terms.\nAll of them.\t')).toEqual([])
})

const hash = `0x${'f0'.repeat(32)}` as const
test.each<[string, SignableMessage]>([
  ['bytes', { kind: 'bytes', bytes: hash }],
  ['a text of digits', text(`${hash} `)],
  ['digits without 0x', text('f0'.repeat(32))],
  ['digits inside digits', text(hexToString('0x30783132'))],
  ['text with control characters', text('\u0001\u0002 hello')],
])('behavior: %s is refused unless it is allowed', (_, message) => {
  expect(decisions(message)).toEqual(['refuse'])
  expect(decisions(message, { allowRawHex: true })).toEqual(['acknowledge'])
})

test('behavior: warns about invisible characters', () => {
  expect(decisions('Pay \u202e001')).toEqual(['warn'])
})

const siwe = (domain: string, account: string, chain = 1337) =>
  `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nURI: https://${domain}\nChain ID: ${chain}\n`
test('behavior: a sign-in for another site, account or network', () => {
  expect(find(siwe('app.example', safe))).toEqual([])
  expect(find(siwe('https://app.example', safe))).toEqual([])
  expect(find(siwe('bank.example', safe))).toEqual([
    { kind: 'sign-in-site', domain: 'bank.example', host: 'app.example' },
  ])
  expect(decisions(siwe('bank.example', safe))).toEqual(['acknowledge'])
  expect(find(siwe('bank.example', safe), { origin: null })).toEqual([
    { kind: 'sign-in-text', domain: 'bank.example' },
  ])
  expect(decisions(siwe('bank.example', safe), { origin: null })).toEqual([
    'warn',
  ])
  expect(decisions(siwe('app.example', other))).toEqual(['acknowledge'])
  expect(decisions(siwe('app.example', safe, 1))).toEqual(['warn'])
})

test.each([
  ['Welcome to Bank!\nSign in at https://bank.example/home', 'bank.example'],
  [`Please note:\n${siwe('bank.example', safe)}`, 'bank.example'],
  ['bank.example: click to log in. Nonce 12', 'bank.example'],
  ['LOGIN TO WWW.BANK.EXAMPLE:8080', 'www.bank.example:8080'],
  ['Sign-in request 0x12', undefined],
  ['Authenticate this account', undefined],
])('behavior: %j reads like a sign-in', (text, domain) => {
  const site = domain === undefined ? {} : { domain }
  const typed = { kind: 'sign-in-text', ...site }
  expect(find(text, { origin: null })).toEqual([typed])
  expect(decisions(text, { origin: null })).toEqual(['warn'])
  // An app may ask for a sign-in to itself.
  const asked = { ...typed, host: 'app.example' }
  expect(find(text)).toEqual(domain === undefined ? [] : [asked])
})

test.each([
  'We agree to the minutes of meeting 12.',
  'I vote for https://council.example/12',
  'Sign here, Mr. Login',
])('behavior: %j is no sign-in of the site that asks', (text) => {
  expect(find(text)).toEqual([])
})

test('behavior: an app may ask for a sign-in to its own and its parent domain', () => {
  for (const own of ['app.example', 'www.app.example', 'example'])
    expect(find(`Sign in to ${own}`)).toEqual([])
  expect(find('Sign in to evil-app.example')).toEqual([
    { kind: 'sign-in-text', domain: 'evil-app.example', host: 'app.example' },
  ])
})

const typed = (
  primaryType: string,
  message: SignableTypedData['message'],
  domain: SignableTypedData['domain'] = {
    chainId: 1337,
    verifyingContract: other,
  },
): SignableTypedData => ({
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
])('behavior: %s with %o needs an acknowledgement', (primaryType, message) => {
  expect(decisions(typed(primaryType, message))).toEqual(['acknowledge'])
})

test('behavior: the spender and the amount of a permit are named', () => {
  const [risk] = find(typed('Permit', { spender: safe, value: '5' }))
  expect(risk).toEqual({
    kind: 'permit',
    spender: safe,
    amount: '5',
    contract: other,
  })
})

test('behavior: a permit of Permit2 has a finding for each token', () => {
  const max = (2n ** 160n - 1n).toString()
  const single = { details: { token: safe, amount: max }, spender: other }
  expect(find(typed('PermitSingle', single))).toEqual([
    {
      kind: 'permit',
      spender: other,
      amount: max,
      isUnlimited: true,
      token: safe,
      contract: other,
    },
  ])
  const permitted = [
    { token: safe, amount: '5' },
    { token: other, amount: '0xffffffffffffffffffffffffffffffffffffffff' },
  ]
  const batch = typed('PermitBatchTransferFrom', { permitted, spender: other })
  expect(find(batch)).toMatchObject([
    { token: safe, amount: '5' },
    { token: other, isUnlimited: true },
  ])
  expect(find(batch)[0]).not.toHaveProperty('isUnlimited')
})

test('behavior: a permit without an amount that is allowed has no limit', () => {
  const message = { holder: safe, spender: other, allowed: true }
  expect(find(typed('Permit', message))).toMatchObject([{ isUnlimited: true }])
  const [taken] = find(typed('Permit', { ...message, allowed: false }))
  expect(taken).not.toHaveProperty('isUnlimited')
})

test('behavior: a spender that looks like a known address needs an acknowledgement', () => {
  const known = [{ address: other, name: 'Router' }]
  const fake = `${other.slice(0, 6)}${'0'.repeat(32)}${other.slice(-4)}`
  const permit = typed('Permit', { spender: fake, value: '5' })
  expect(find(permit, { known })).toContainEqual({
    kind: 'recipient-look-alike',
    address: fake,
    imitated: other,
    of: 'known',
    name: 'Router',
  })
  expect(
    find(typed('Permit', { spender: other, value: '5' }), { known }),
  ).toHaveLength(1)
  expect(
    find(typed('Permit', { spender: 'nobody', value: '5' }), { known }),
  ).toHaveLength(1)
})

test.each(['SafeTx', 'SafeMessage', 'Harmless'])(
  'behavior: refuses %s of this very safe with all permissions',
  (primaryType) => {
    const data = typed(
      primaryType,
      { to: other },
      { chainId: 1, verifyingContract: safe.toLowerCase() },
    )
    expect(decisions(data, { allowRawHex: true })[0]).toBe('refuse')
  },
)

test('behavior: a transaction of another safe needs an acknowledgement', () => {
  expect(decisions(typed('SafeTx', { to: other }))).toEqual(['acknowledge'])
})

test('behavior: another network needs an acknowledgement, a missing one a warning', () => {
  const on = (chainId: unknown) =>
    decisions(typed('Vote', { a: '' }, { chainId, verifyingContract: other }))
  expect(on(1)).toEqual(['acknowledge'])
  expect(on('0x1')).toEqual(['acknowledge'])
  expect(on('0x539')).toEqual([])
  expect(on('1337')).toEqual([])
  expect(decisions(typed('Vote', { a: '' }, {}))).toEqual(['warn'])
})

test('behavior: ignores domain fields that the type leaves out', () => {
  const data: SignableTypedData = {
    ...typed('Vote', { a: '' }),
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Vote: [{ name: 'a', type: 'string' }],
    },
    domain: { name: 'Votes', chainId: 1337, verifyingContract: other },
  }
  expect(decisions(data)).toEqual(['warn'])
  // The contract is not this safe's either, and the signed bytes leave the
  // network out.
  const domain = { name: 'Votes', chainId: 1, verifyingContract: safe }
  expect(decisions({ ...data, domain })).toEqual(['warn'])
})

test('behavior: a text beyond the shown length needs an acknowledgement', () => {
  expect(decisions('a'.repeat(50_000))).toEqual([])
  expect(decisions('a'.repeat(50_001))).toEqual(['acknowledge'])
  expect(decisions(typed('Vote', { a: 'a'.repeat(50_001) }))).toEqual([
    'acknowledge',
  ])
  const bytes = `0x${'ab'.repeat(10_000)}`
  expect(decisions(typed('Vote', { a: bytes }))).toEqual(['acknowledge'])
})

test('behavior: values of the domain count', () => {
  const names = Array.from({ length: 1_200 }, (_, index) => `${index}`)
  const data: SignableTypedData = {
    primaryType: 'A',
    types: {
      EIP712Domain: names.map((name) => ({ name, type: 'bool' })),
      A: [{ name: 'a', type: 'bool[]' }],
    },
    domain: Object.fromEntries(names.map((name) => [name, true])),
    message: { a: Array(900).fill(true) },
  }
  expect(decisions(data)[0]).toBe('refuse')
})

test('behavior: refuses a typed message of a domain alone', () => {
  const data = { ...typed('EIP712Domain', { name: 'Harmless' }), types: {} }
  expect(decisions(data)[0]).toBe('refuse')
})

test('behavior: refuses more values than a page shows', () => {
  const data: SignableTypedData = {
    domain: { chainId: 1337, verifyingContract: other },
    primaryType: 'A',
    types: { A: [{ name: 'a', type: 'uint256[]' }] },
    message: { a: Array(3_000).fill(1) },
  }
  expect(decisions(data)).toEqual(['refuse'])
})

test('behavior: an undefined value leaves the others counted', () => {
  const message = { a: Array(3_000).fill(1), b: undefined }
  const data = { ...typed('A', message), types: { A: [] } }
  expect(decisions(data)).toEqual(['refuse'])
})
