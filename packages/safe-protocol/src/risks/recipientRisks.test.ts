import fc from 'fast-check'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import {
  a,
  b,
  c,
  contracts,
  inspect,
  kinds,
  safe,
  zero,
} from '../../test/inspectCall.ts'
import { decodeCall } from '../decode/decodeCall.ts'
import { encodeExecTransaction } from '../execution/execTransaction.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { encodeMultiSend } from '../multisend/encodeMultiSend.ts'
import type { MultiSendCallInput } from '../multisend/MultiSendCall.ts'
import { encodeAddOwner, encodeSwapOwner } from '../settings/owners.ts'
import type { KnownAddress } from './findLookAlike.ts'
import { listRecipients } from './listRecipients.ts'
import { decideSigning } from './policy.ts'
import { findFirstPayments } from './recipientRisks.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const dave = {
  address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  name: 'Dave',
} as const
const fake = getAddress('0x90f7a31c5d08be4496fa20ce7713bb8d22c1b906')
const erc20 = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
])
const pay = (to: Address, amount = 5n): MultiSendCallInput => ({
  to: token,
  data: encodeFunctionData({
    abi: erc20,
    functionName: 'transfer',
    args: [to, amount],
  }),
})
const batch = (calls: MultiSendCallInput[]): MultiSendCallInput => ({
  to: contracts('1.4.1').multiSendCallOnly.address,
  operation: 1,
  data: encodeMultiSend(calls),
})
const toSafe = (data: Hex): MultiSendCallInput => ({ to: safe, data })
const found = (...input: Parameters<typeof inspect>) =>
  kinds(inspect(...input)).filter((kind) => kind.startsWith('recipient-'))

test('behavior: a payment to a known account has no finding', () => {
  const facts = { known: [dave], code: {} }
  expect(found({ to: dave.address, value: 1n }, facts)).toEqual([])
  expect(found(pay(dave.address), facts)).toEqual([])
})

test('behavior: a look-alike of a known account has to be acknowledged, at any depth', () => {
  const expected = {
    kind: 'recipient-look-alike',
    imitated: dave.address,
    of: 'known',
    name: 'Dave',
  }
  for (const call of [
    { to: fake, value: 1n } as const,
    { to: fake.toLowerCase() as Address, value: 1n },
    pay(fake),
    batch([pay(dave.address), batch([pay(fake)])]),
  ]) {
    const risks = inspect(call, { known: [dave] }).filter(
      ({ kind }) => kind === expected.kind,
    )
    expect(risks).toMatchObject([{ ...expected, address: fake }])
    expect(decideSigning(risks, { hash: '0x' }).decision).toBe('acknowledge')
  }
})

test('behavior: compares with owners, the safe and the other recipients', () => {
  const of = (call: MultiSendCallInput, owners: Address[] = []) =>
    inspect(call, { owners, threshold: 1 }).flatMap((risk) =>
      risk.kind === 'recipient-look-alike' ? [risk.of] : [],
    )
  expect(of(pay(fake), [dave.address])).toEqual(['owner'])
  const ofSafe =
    `0x${safe.slice(2, 6)}${'0'.repeat(32)}${safe.slice(-4)}` as Address
  expect(of({ to: ofSafe, value: 1n })).toEqual(['safe'])
  const two = batch([pay(fake), pay(dave.address)])
  expect(of(two)).toEqual(['recipient', 'recipient'])
})

test('behavior: a new owner that looks like an owner is found', () => {
  const owner = dave.address
  const policy = { owners: [owner, a] as const, threshold: 1 }
  const swap = encodeSwapOwner({
    prevOwner: owner,
    oldOwner: a,
    newOwner: fake,
  })
  expect(found(toSafe(swap), policy)).toEqual([
    'recipient-look-alike acknowledge',
  ])
  const add = encodeAddOwner({ owner: b, threshold: 1 })
  expect(found(toSafe(add), policy)).toEqual([])
})

test('behavior: payments that are lost have to be acknowledged', () => {
  for (const address of [
    zero,
    '0x0000000000000000000000000000000000000001',
    '0x000000000000000000000000000000000000dEaD',
    '0xdEAD000000000000000042069420694206942069',
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF',
  ] as const) {
    expect(found({ to: address, value: 1n })).toEqual([
      'recipient-burn acknowledge',
    ])
    expect(found(pay(address))).toEqual(['recipient-burn acknowledge'])
  }
  expect(found(pay(token))).toEqual(['recipient-is-token acknowledge'])
  expect(found({ to: token, value: 1n }, { tokens: [token] })).toEqual([
    'recipient-is-token acknowledge',
  ])
  expect(found(pay(safe))).toEqual(['recipient-is-safe warn'])
  expect(found({ to: safe })).toEqual([])
})

test('behavior: an unknown contract warns, also when its code was not read', () => {
  const code = {
    [a.toLowerCase()]: 'account',
    [b.toLowerCase()]: 'contract',
  } as const
  expect(found(pay(a), { code })).toEqual([])
  expect(found(pay(b), { code })).toEqual(['recipient-contract warn'])
  expect(found(pay(c), { code })).toEqual(['recipient-contract warn'])
  expect(found(pay(b), { code, known: [{ address: b }] })).toEqual([])
  expect(found(pay(b))).toEqual([])
  // The coin of a call is what the contract asks for.
  expect(found({ to: b, value: 1n, data: '0xd0e30db0' }, { code })).toEqual([])
})

test('behavior: a name that leads to another address has to be acknowledged', () => {
  const expected = dave.address
  const change = (current: Address | undefined) => ({
    resolutions: [{ name: 'dave.example', expected, current }],
  })
  expect(found(pay(expected), change(expected))).toEqual([])
  for (const current of [fake, undefined] as const)
    expect(found(pay(expected), change(current))).toEqual([
      'recipient-name-changed acknowledge',
    ])
  expect(found(pay(a), change(fake))).toEqual([])
})

test('behavior: a first payment warns, to a named account it is allowed', () => {
  const list = (call: MultiSendCallInput) =>
    listRecipients(decodeCall(call, { safe }), { safe })
  const first = (paid: string[], known: readonly KnownAddress[] = [dave]) =>
    kinds(
      findFirstPayments(list(batch([pay(a), pay(a), pay(dave.address)])), {
        paid: new Set(paid),
        known,
      }),
    )
  expect(first([])).toEqual([
    'recipient-first-time warn 0',
    'recipient-first-time allow 2',
  ])
  expect(first([a.toLowerCase()], [])).toEqual(['recipient-first-time warn 2'])
  expect(first([a.toLowerCase(), dave.address.toLowerCase()])).toEqual([])
})

test('behavior: lists who gets what, the fee included', () => {
  const nft = parseAbi([
    'function safeTransferFrom(address from, address to, uint256 id)',
    'function setApprovalForAll(address operator, bool approved)',
  ])
  const inner = createSafeTransaction({ to: c, value: 3n, nonce: 0n })
  const node = decodeCall(
    batch([
      { to: a, value: 1n },
      pay(b),
      {
        to: token,
        data: encodeFunctionData({
          abi: nft,
          functionName: 'safeTransferFrom',
          args: [safe, c, 7n],
        }),
      },
      {
        to: token,
        data: encodeFunctionData({
          abi: nft,
          functionName: 'setApprovalForAll',
          args: [a, true],
        }),
      },
      { to: b, data: encodeExecTransaction(inner, '0x') },
      // The safe only collects here.
      {
        to: token,
        data: encodeFunctionData({
          abi: erc20,
          functionName: 'transferFrom',
          args: [a, safe, 1n],
        }),
      },
    ]),
    { safe },
  )
  const transaction = createSafeTransaction({
    to: a,
    nonce: 0n,
    gasPrice: 1n,
    gasToken: token,
    refundReceiver: b,
  })
  expect(listRecipients(node, { safe, transaction })).toEqual([
    { address: a, role: 'payment', amount: 1n, path: [0] },
    { address: b, role: 'payment', token, amount: 5n, path: [1] },
    { address: c, role: 'payment', token, amount: 7n, isNft: true, path: [2] },
    {
      address: a,
      role: 'spender',
      token,
      amount: true,
      isUnlimited: true,
      path: [3],
    },
    { address: c, role: 'payment', amount: 3n, path: [4, 0] },
    { address: b, role: 'refund', token, path: [] },
  ])
})

const addresses = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Address => `0x${Buffer.from(bytes).toString('hex')}`)

test('property: every look-alike is found, wherever it is in the batch', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(addresses, { minLength: 2, maxLength: 200 }),
      fc.nat(),
      fc.nat(15),
      (list, at, digit) => {
        const victim = list[at % list.length] as Address
        const middle = victim.slice(6, -4)
        const wrong = digit.toString(16)
        const changed = wrong === middle[0] ? (digit ^ 1).toString(16) : wrong
        const twin =
          `${victim.slice(0, 6)}${changed}${middle.slice(1)}${victim.slice(-4)}` as Address
        fc.pre(!list.includes(twin))
        const known = [{ address: victim.toUpperCase().replace('X', 'x') }]
        const flagged = inspect(batch([...list, twin].map((to) => pay(to))), {
          known,
        }).flatMap((risk) =>
          risk.kind === 'recipient-look-alike'
            ? [risk.address.toLowerCase()]
            : [],
        )
        expect(flagged).toContain(twin)
        expect(flagged).not.toContain(victim)
      },
    ),
    { numRuns: 30 },
  )
})
