import type {
  MessageProblem,
  VerificationProblem,
} from '@strongroom/react-hooks'
import { expect, test } from 'vitest'
import { bob, safe } from '../../test/people.ts'
import { describeMessageProblem } from './describeMessageProblem.ts'
import { describeProblem } from './describeProblem.ts'
import type { RiskText } from './describeRisk.ts'

const expected = '0xaa'
const actual = '0xbb'
const shared = [
  { kind: 'malformed', field: 'nonce' },
  { kind: 'chain', expected: '1', actual: '5' },
  { kind: 'signature', owner: bob, reason: 'signed by another' },
  { kind: 'owner', owner: bob },
  { kind: 'confirmations', valid: 1, required: 2 },
  { kind: 'rpc', cause: new Error('HTTP request failed.') },
  { kind: 'rpc', cause: 'nothing' },
  { kind: 'code', cause: new TypeError('Failed to fetch') },
] as const
const states = ['owners', 'threshold', 'version'] as const

const write = ({ text, detail }: RiskText) =>
  [text, detail].filter(Boolean).join(' ')

test('default: every problem of a transaction has its sentence', () => {
  const problems: readonly VerificationProblem[] = [
    ...shared,
    ...(['gateway', 'chain', 'transactionId'] as const).map((source) => ({
      kind: 'hash' as const,
      source,
      expected: expected as `0x${string}`,
      actual,
    })),
    { kind: 'transaction', expected, actual },
    {
      kind: 'description-differs',
      field: 'value',
      gateway: '1',
      local: '1000',
    },
    { kind: 'safe', expected: safe, actual: bob },
    { kind: 'nonce', nonce: 4n, chain: 5n },
    { kind: 'status', gateway: 'SUCCESS', chain: 'ready' },
    { kind: 'status', gateway: 'to\u202eString', chain: 'failed' },
    ...[[], ['wallet'], ['second', 'wallet']].map((against) => ({
      kind: 'lone-node' as const,
      gateway: 'AWAITING_CONFIRMATIONS',
      node: 'replaced' as const,
      against: against as ('second' | 'wallet')[],
    })),
    ...[...states, 'nonce' as const].map((field) => ({
      kind: 'state' as const,
      field,
      gateway: '1',
      chain: '2',
    })),
  ]
  expect(
    problems.map((problem) => write(describeProblem(problem))),
  ).toMatchInlineSnapshot(`
    [
      "The gateway’s record cannot be read as a transaction. Field: nonce",
      "Your RPC serves another network than this safe’s. Expected chain 1, got 5.",
      "A confirmation is not a valid signature of its owner. 0x70997970C51812dc3A010C7d01b50e0d17dc79C8: signed by another.",
      "A confirmation is by an account that is not an owner. 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "The gateway says it can be executed, but too few confirmations are valid. 1 of 2 are valid.",
      "Your RPC gave no valid answer, so nothing could be checked on the chain. HTTP request failed.",
      "Your RPC gave no valid answer, so nothing could be checked on the chain. No answer.",
      "A part of this page did not load, so signatures could not be checked. Reload the page.",
      "The gateway says another hash than these fields have. From the fields shown: 0xaa. Claimed: 0xbb.",
      "The safe contract computes another hash from these fields. From the fields shown: 0xaa. Claimed: 0xbb.",
      "The transaction’s id belongs to another hash. From the fields shown: 0xaa. Claimed: 0xbb.",
      "The gateway sent another transaction than the one this link names. Asked for: 0xaa. Received: 0xbb.",
      "The gateway describes this transaction differently than its bytes do. value. Gateway: 1. Bytes: 1000.",
      "This transaction belongs to another safe. Open: 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984. In the record: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8.",
      "Replaced: another transaction used nonce 4. Nonce 4, next on the chain 5.",
      "The gateway says “Executed”, but the chain says “Ready to execute”. The state shown here is the chain’s.",
      "The gateway says “toString”, but the chain says “Failed”. The state shown here is the chain’s.",
      "Your RPC says “Replaced”, the gateway says “Needs confirmations”. No other source agrees with your RPC, so the state is not known.",
      "Your RPC says “Replaced”, the gateway says “Needs confirmations”. Your wallet contradicts your RPC.",
      "Your RPC says “Replaced”, the gateway says “Needs confirmations”. A second RPC and your wallet contradict your RPC.",
      "Gateway and chain disagree about the owners. Gateway: 1. Chain: 2.",
      "Gateway and chain disagree about the threshold. Gateway: 1. Chain: 2.",
      "Gateway and chain disagree about the contract’s version. Gateway: 1. Chain: 2.",
      "Gateway and chain disagree about the next nonce. Gateway: 1. Chain: 2.",
    ]
  `)
})

test('default: every problem of a message has its sentence', () => {
  const problems: readonly MessageProblem[] = [
    ...shared,
    { kind: 'hash', source: 'gateway', expected, actual },
    { kind: 'hash', source: 'chain', expected, actual },
    { kind: 'domain', expected, actual },
    { kind: 'message', expected, actual },
    ...(
      [
        'status',
        'confirmationsSubmitted',
        'proposedBy',
        'preparedSignature',
      ] as const
    ).map((field) => ({
      kind: 'claim' as const,
      field,
      gateway: '2',
      local: '1',
    })),
    ...states.map((field) => ({
      kind: 'state' as const,
      field,
      gateway: '1',
      chain: '2',
    })),
    { kind: 'refused' },
  ]
  expect(
    problems.map((problem) => write(describeMessageProblem(problem))),
  ).toMatchInlineSnapshot(`
    [
      "The message cannot be read. Field: nonce",
      "Your RPC serves another network than this safe’s. Expected chain 1, got 5.",
      "A signature is not by the owner it is said to be of. 0x70997970C51812dc3A010C7d01b50e0d17dc79C8: signed by another.",
      "A signature is by an account that is not an owner. 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "The gateway says that enough owners signed, but too few signatures are valid. 1 of 2 are valid.",
      "Your RPC gave no valid answer, so nothing could be checked on the chain. HTTP request failed.",
      "Your RPC gave no valid answer, so nothing could be checked on the chain. No answer.",
      "A part of this page did not load, so signatures could not be checked. Reload the page.",
      "The gateway says another hash than this message has. From the message shown: 0xaa. Claimed: 0xbb.",
      "The safe contract computes another hash from this message. From the message shown: 0xaa. Claimed: 0xbb.",
      "The safe contract has another domain than the one computed here. Computed here: 0xaa. On the chain: 0xbb.",
      "The gateway sent another message than the one asked for. Asked for: 0xaa. Received: 0xbb.",
      "The gateway’s status does not fit the signatures it sent. Gateway: 2. From the signatures: 1.",
      "The gateway counts other signatures than it sent. Gateway: 2. From the signatures: 1.",
      "The gateway names a first signer who has not signed. Gateway: 2. From the signatures: 1.",
      "The gateway’s packed signature is not made of the signatures it sent. Gateway: 2. From the signatures: 1.",
      "Gateway and chain disagree about the owners. Gateway: 1. Chain: 2.",
      "Gateway and chain disagree about the threshold. Gateway: 1. Chain: 2.",
      "Gateway and chain disagree about the contract’s version. Gateway: 1. Chain: 2.",
      "There are enough signatures, but the safe contract does not accept them.",
    ]
  `)
})
