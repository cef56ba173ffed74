import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { MessageReview } from '../sign/TransactionReview.ts'
import { nextMessageStep } from './MessageStep.ts'

const alice: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eve: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const review = (
  signers: readonly Address[],
  more: object = {},
): MessageReview =>
  ({
    payload: {},
    verdict: { hash: '0x', decision: 'allow', reasons: [] },
    verification: {
      status: 'verified',
      chain: { owners: [alice, bob], threshold: 2 },
      signatures: signers.map((signer) => ({ signer })),
      preparedSignature: undefined,
      ...more,
    },
  }) as unknown as MessageReview

test('default', () => {
  expect(nextMessageStep(review([]), alice)).toEqual({
    kind: 'confirm',
    reason: 'moreNeeded',
    missing: 2,
  })
  expect(
    nextMessageStep(review([bob]), alice.toLowerCase() as Address),
  ).toEqual({ kind: 'confirm', reason: 'last', missing: 1 })
  const preparedSignature = '0x12'
  expect(
    nextMessageStep(review([alice, bob], { preparedSignature }), eve),
  ).toEqual({ kind: 'none', reason: 'complete' })
})

test('behavior: who cannot sign gets the reason', () => {
  const reason = (...parameters: Parameters<typeof nextMessageStep>) =>
    nextMessageStep(...parameters).reason
  expect(reason(undefined, alice)).toBe('checking')
  expect(reason(review([]), undefined)).toBe('notConnected')
  expect(reason(review([]), eve)).toBe('notOwner')
  expect(nextMessageStep(review([alice]), alice)).toEqual({
    kind: 'wait',
    reason: 'confirmed',
    missing: 1,
  })
  expect(reason({ ...review([]), payload: undefined }, alice)).toBe('mismatch')
  expect(reason(review([], { status: 'unavailable' }), alice)).toBe(
    'unavailable',
  )
  const verdict = { hash: '0x', decision: 'refuse', reasons: [] } as const
  expect(reason({ ...review([]), verdict }, alice)).toBe('refused')
})
