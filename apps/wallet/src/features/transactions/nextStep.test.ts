import type { TransactionItem } from '@strongroom/gateway-sdk'
import { createTransactionItem } from '@strongroom/gateway-sdk/testing'
import type { TransactionProof } from '@strongroom/react-hooks'
import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'
import { rowAction } from './rowAction.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const proof = (fields: Partial<TransactionProof>): TransactionProof => ({
  ...{ status: 'proven', isFinalized: false, isDescribed: true, problems: [] },
  ...fields,
})
const waiting = proof({
  word: 'confirmations',
  confirmations: { confirmed: [bob], missing: [alice], required: 2 },
})
const ready = proof({ word: 'ready' })
const sent = proof({ status: 'unproven', word: 'executing' })
const invented = proof({
  status: 'contradicted',
  problems: [{ kind: 'malformed', field: 'nonce' }],
})

// The gateway says that each of them needs Alice's confirmation.
const claim: Partial<TransactionItem['transaction']> = {
  txStatus: 'AWAITING_CONFIRMATIONS',
  executionInfo: {
    type: 'MULTISIG',
    nonce: 0,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: [{ value: alice }],
  },
}

function stepOf(
  proofs: readonly (TransactionProof | undefined)[],
  account: string | null = alice,
) {
  const items = proofs.map((_, at) =>
    createTransactionItem({ ...claim, id: `${at}` }),
  )
  const known = proofs.flatMap((found, at) =>
    found ? [[`${at}`, found] as const] : [],
  )
  return nextStep(items, new Map(known), account)
}

test('default: a button has a verb only where the proof gives it', () => {
  expect(rowAction(waiting, alice)).toBe('Confirm')
  expect(rowAction(waiting, bob)).toBe('View')
  expect(rowAction(waiting, null)).toBe('View')
  expect(rowAction(ready, alice)).toBe('Execute')
  expect(rowAction(ready, null)).toBe('View')
  expect(rowAction(undefined, alice)).toBe('Review')
  expect(rowAction(invented, alice)).toBe('Review')
  expect(rowAction(sent, alice)).toBe('Review')
})

test('behavior: confirming comes first, then executing, and counts what is proven', () => {
  expect(stepOf([ready, waiting, waiting, undefined])).toEqual({
    kind: 'confirm',
    title: '2 transactions need your confirmation',
    id: '1',
  })
  expect(stepOf([undefined, ready])).toMatchObject({ kind: 'execute', id: '1' })
  expect(stepOf([waiting], bob).kind).toBe('wait')
  expect(stepOf([]).kind).toBe('calm')
})

test('error: a claim of the gateway asks no owner to act, and a contradiction is named', () => {
  expect(stepOf([undefined, undefined])).toEqual({
    kind: 'claimed',
    title: '2 transactions waiting, according to the gateway',
  })
  expect(stepOf([undefined, sent]).kind).toBe('claimed')
  expect(stepOf([undefined, invented])).toEqual({
    kind: 'alarm',
    title: 'The gateway’s word on one transaction contradicts the chain',
    id: '1',
  })
})
