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

const itemOf = (at: number) => createTransactionItem({ ...claim, id: `${at}` })

function stepOf(
  proofs: readonly (TransactionProof | undefined)[],
  account: string | null = alice,
) {
  const items = proofs.map((_, at) => itemOf(at))
  const known = proofs.flatMap((found, at) =>
    found ? [[`${at}`, found] as const] : [],
  )
  return nextStep(items, new Map(known), account)
}

test('default: a button has a verb only where the proof gives it', () => {
  expect(rowAction(waiting, alice)).toBe('confirm')
  expect(rowAction(waiting, bob)).toBe('view')
  expect(rowAction(waiting, null)).toBe('view')
  expect(rowAction(ready, alice)).toBe('execute')
  expect(rowAction(ready, null)).toBe('view')
  expect(rowAction(undefined, alice)).toBe('review')
  expect(rowAction(invented, alice)).toBe('review')
  expect(rowAction(sent, alice)).toBe('review')
})

test('behavior: confirming comes first, then executing, and counts what is proven', () => {
  expect(stepOf([ready, waiting, waiting, undefined])).toMatchObject({
    kind: 'confirm',
    count: 2,
    id: '1',
    proof: waiting,
  })
  expect(stepOf([undefined, ready])).toMatchObject({ kind: 'execute', id: '1' })
  expect(stepOf([waiting], bob)).toMatchObject({ kind: 'wait', count: 1 })
  expect(stepOf([waiting], bob).id).toBe(undefined)
  expect(stepOf([])).toEqual({ kind: 'calm', count: 0 })
})

test('behavior: an end that the gateway may not have seen yet is a claim, a contradicted one an alarm', () => {
  const lone = (against: readonly ('second' | 'wallet')[]) =>
    proof({
      status: 'contradicted',
      problems: [
        {
          ...{ kind: 'lone-node', node: 'executed', against },
          gateway: 'AWAITING_EXECUTION',
        },
      ],
    })
  expect(stepOf([lone([])])).toMatchObject({ kind: 'claimed', count: 1 })
  expect(stepOf([lone(['wallet'])])).toMatchObject({ kind: 'alarm', id: '0' })
})

test('behavior: a running execution asks for nothing', () => {
  const executing = proof({ word: 'executing' })
  const step = stepOf([proof({ word: 'confirmed' }), executing])
  expect(step).toMatchObject({ kind: 'executing', item: itemOf(1) })
  expect(step.id).toBe(undefined)
})

test('behavior: leaves out what the chain has ended', () => {
  const replaced = proof({ word: 'replaced', nonce: 3n, next: 4n })
  const executed = proof({ word: 'executed', nonce: 3n, next: 4n })
  expect(stepOf([replaced, executed])).toEqual({ kind: 'calm', count: 0 })
  expect(stepOf([replaced, waiting])).toMatchObject({
    kind: 'confirm',
    id: '1',
  })
})

test('behavior: names the next nonce when every transaction is later', () => {
  const later = proof({ word: 'turn', nonce: 6n, next: 4n })
  expect(stepOf([later])).toEqual({ kind: 'gap', count: 1, nonce: 4n })
  const now = proof({ ...waiting, nonce: 4n, next: 4n })
  expect(stepOf([now, later], bob).kind).toBe('wait')
})

test('error: a claim of the gateway asks no owner to act, and a contradiction is named', () => {
  expect(stepOf([undefined, undefined])).toMatchObject({
    kind: 'claimed',
    count: 2,
  })
  expect(stepOf([undefined, sent]).kind).toBe('claimed')
  expect(stepOf([undefined, undefined]).id).toBe(undefined)
  expect(stepOf([undefined, invented])).toMatchObject({
    kind: 'alarm',
    count: 1,
    id: '1',
  })
})
