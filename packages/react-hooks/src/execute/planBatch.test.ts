import {
  createSafeTransaction,
  encodeChangeThreshold,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { createReviewedPayload } from '../sign/ReviewedPayload.ts'
import { type BatchReview, planBatch } from './planBatch.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const safe = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const review = (
  nonce: bigint,
  {
    signers = [alice, bob],
    decision = 'allow',
    boxes = 'none',
    fields = {},
    ...rest
  }: {
    signers?: readonly Address[]
    decision?: 'allow' | 'refuse'
    boxes?: 'none' | 'open' | 'given'
    fields?: object
  } & Partial<BatchReview> = {},
): BatchReview => {
  const transaction = createSafeTransaction({ to: bob, nonce, ...fields })
  const payload = createReviewedPayload({
    ...{ chainId: 1337, safe, version: '1.4.1', transaction },
  })
  return {
    status: 'ready',
    safeAddress: safe,
    verification: {
      status: 'verified',
      problems: [],
      transaction,
      chain: {
        ...{ owners: [alice, bob], threshold: 2, nonce: 4n },
        version: '1.4.1',
      },
    } as unknown as BatchReview['verification'],
    verdict: { hash: payload.hashes.safeTxHash, decision, reasons: [] },
    payload,
    signatures: signers.map(
      (signer) => ({ kind: 'approved', signer }) as SafeSignature,
    ),
    simulation: { findings: [] } as unknown as BatchReview['simulation'],
    acknowledgement: {
      isNeeded: boxes !== 'none',
      isGiven: boxes === 'given',
    } as BatchReview['acknowledgement'],
    changed: undefined,
    ...rest,
  }
}

const statesOf = (reviews: readonly BatchReview[]) =>
  planBatch(reviews).map(({ state }) => state)

test('default: sorts by nonce, and all are ready', () => {
  const plan = planBatch([review(6n), review(4n), review(5n)])
  expect(plan.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
  expect(
    plan.map((planned) => planned.review.payload?.transaction.nonce),
  ).toEqual([4n, 5n, 6n])
})

test('behavior: names a gap, a rival and a used nonce', () => {
  expect(planBatch([review(6n), review(4n)])).toMatchObject([
    { state: 'ready' },
    { state: 'gap', nonce: 5n },
  ])
  expect(planBatch([review(5n)])).toMatchObject([{ state: 'gap', nonce: 4n }])
  expect(statesOf([review(4n), review(4n, { fields: { value: 1n } })])).toEqual(
    ['conflict', 'conflict'],
  )
  expect(statesOf([review(3n), review(4n)])[0]).toBe('used')
})

test('behavior: counts the confirmations of present owners', () => {
  expect(planBatch([review(4n, { signers: [alice, alice, safe] })])).toEqual([
    expect.objectContaining({ state: 'unconfirmed', missing: 1 }),
  ])
})

test('behavior: a change of settings is ready by itself alone', () => {
  const fields = { to: safe, data: encodeChangeThreshold({ threshold: 1 }) }
  expect(statesOf([review(4n, { fields })])).toEqual(['ready'])
  expect(statesOf([review(4n, { fields }), review(5n)])).toEqual([
    'settings',
    'ready',
  ])
})

test('error: an open check, a refusal or an open box keeps it back', () => {
  for (const open of [
    { simulation: undefined },
    { changed: 'account' },
    { status: 'checking' },
    { payload: undefined },
    { verification: undefined },
  ] as const)
    expect(statesOf([review(4n, open)])).toEqual(['unchecked'])
  expect(statesOf([review(4n, { decision: 'refuse' })])).toEqual(['refused'])
  expect(statesOf([review(4n, { boxes: 'open' })])).toEqual(['unacknowledged'])
  expect(statesOf([review(4n, { boxes: 'given' })])).toEqual(['ready'])
})
