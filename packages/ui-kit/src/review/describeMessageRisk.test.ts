import {
  decideSigning,
  type MessageRisk,
  type Reason,
} from '@strongroom/safe-protocol/risks'
import { expect, test } from 'vitest'
import { alice, dave, token } from '../../test/people.ts'
import { describeMessageRisk } from './describeMessageRisk.ts'

const chains = { stated: '1', chainId: '1337' }
const findings: readonly MessageRisk[] = [
  { kind: 'message-unreadable' },
  { kind: 'message-too-long' },
  { kind: 'message-hidden-characters' },
  { kind: 'message-too-many-values' },
  { kind: 'message-domain-only' },
  { kind: 'message-of-this-safe' },
  { kind: 'message-of-other-safe', contract: dave },
  { kind: 'message-of-other-safe' },
  { kind: 'message-other-chain', ...chains },
  { kind: 'message-unbound' },
  { kind: 'sign-in-site', domain: 'bank.example', host: 'app.example' },
  { kind: 'sign-in-text', domain: 'bank.example' },
  { kind: 'sign-in-text' },
  { kind: 'sign-in-text', domain: 'bank.example', host: 'app.example' },
  { kind: 'sign-in-account', account: alice },
  { kind: 'sign-in-chain', ...chains },
  { kind: 'permit', spender: dave, amount: '5', contract: token },
  { kind: 'permit' },
  { kind: 'order' },
  { kind: 'delegation' },
  {
    kind: 'description-hides',
    part: 'account',
    account: dave,
    author: 'Aave\u202eDAO',
    isProven: true,
  },
  { kind: 'description-hides', part: 'account', account: dave, call: [0] },
  { kind: 'description-hides', part: 'amount', amount: 5n, isProven: true },
  { kind: 'description-contradicts', part: 'operation', author: 'Aave DAO' },
  { kind: 'description-contradicts', part: 'account' },
  { kind: 'description-contradicts', part: 'amount' },
  { kind: 'description-changed', file: 'ab12' },
]

const reasonOf = (finding: MessageRisk, allowRawHex = false) => {
  const hash = `0x${'11'.repeat(32)}` as const
  const [reason] = decideSigning([finding], { hash, allowRawHex }).reasons
  return reason as Reason<MessageRisk>
}

test('default: every kind has its sentence', () => {
  expect(
    findings.map((finding) => {
      const { text, detail } = describeMessageRisk(reasonOf(finding))
      return [text, detail].filter(Boolean).join(' ')
    }),
  ).toMatchInlineSnapshot(`
    [
      "This message cannot be read, so it is not signed. You can allow it in the settings.",
      "This message is too long to be shown in full. Read all of it elsewhere before you sign.",
      "This text has invisible characters, or characters that change its direction. They are marked below.",
      "This message has too many values to be read.",
      "This signs a domain without any message.",
      "This is a transaction or a message of this safe in the form of an app’s message. Anyone with the signature could act as the safe.",
      "This is a transaction or a message of another safe. Compare its hash there before you sign. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "This is a transaction or a message of another safe. Compare its hash there before you sign.",
      "This message is for another network than this safe’s. Chain 1, this safe is on 1337.",
      "This message names no network or no contract, so it may count in more than one place.",
      "This signs you in to another site than the one that asks. Signs in to bank.example. Asked by app.example.",
      "This reads like a sign-in. Anyone with the signature can sign in as this safe: sign it only if you started this on that site yourself. Signs in to bank.example.",
      "This reads like a sign-in. Anyone with the signature can sign in as this safe: sign it only if you started this on that site yourself.",
      "This reads like a sign-in to another site than the one that asks. Signs in to bank.example. Asked by app.example.",
      "This sign-in names another account than this safe. 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "This sign-in names another network than this safe’s. Chain 1, this safe is on 1337.",
      "This lets another account take tokens from this safe, without another confirmation. Spender 0x90F79bf6EB2c4f870365E785982E1f101E93b906, amount 5 in base units, contract 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "This lets another account take tokens from this safe, without another confirmation.",
      "This is an order. Anyone with the signature can take what it offers at its price.",
      "This lets another account send transactions in this safe’s name.",
      "The description by the contract’s author leaves out an account that gets something. Go by the decoded values. 0x90F79bf6EB2c4f870365E785982E1f101E93b906, described by AaveDAO",
      "The description by the contract’s author leaves out an address. It may be a helper contract. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "The description by the contract’s author leaves out an amount. Go by the decoded values. 5 in base units",
      "The description by the contract’s author names another operation than the bytes. Go by the decoded values. described by Aave DAO",
      "The description by the contract’s author names another account than the bytes. Go by the decoded values.",
      "The description by the contract’s author names another amount or token than the bytes. Go by the decoded values.",
      "A file of this wallet was changed on its server, and is not used. More may have been changed: compare what you sign on another device. ab12.json",
    ]
  `)
})

test('behavior: a message that cannot be read is refused unless it is allowed', () => {
  const [unreadable] = findings
  if (!unreadable) throw new Error('There is no finding.')
  expect(describeMessageRisk(reasonOf(unreadable)).text).toMatch(/not signed/)
  expect(describeMessageRisk(reasonOf(unreadable, true)).text).toMatch(
    /may be an order/,
  )
})

test('behavior: a long amount is cut', () => {
  const { detail } = describeMessageRisk(
    reasonOf({ kind: 'permit', amount: '9'.repeat(1_000) }),
  )
  expect(detail).toHaveLength(400)
})
