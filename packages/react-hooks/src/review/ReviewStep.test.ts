import { createTransactionDetails } from '@strongroom/gateway-sdk/testing'
import {
  createSafeTransaction,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { createReviewedPayload } from '../sign/ReviewedPayload.ts'
import {
  isRejectable,
  nextStep,
  possibleActions,
  type ReviewStepInput,
} from './ReviewStep.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const signed = (signer: typeof alice | typeof bob | typeof carol) =>
  ({ kind: 'approved', signer }) as SafeSignature

const payload = createReviewedPayload({
  chainId: 1337,
  safe: carol,
  version: '1.4.1',
  transaction: createSafeTransaction({ to: carol, nonce: 4n }),
})

const reviewOf = (
  signatures: SafeSignature[],
  chain: { nonce?: bigint; threshold?: number } = {},
): NonNullable<ReviewStepInput['review']> => ({
  verification: {
    status: 'verified',
    problems: [],
    transaction: payload.transaction,
    hashes: undefined,
    sources: { local: undefined, gateway: undefined, chain: undefined },
    tree: undefined,
    confirmations: [],
    signatures: [],
    proven: undefined,
    chain: {
      owners: [alice, bob],
      threshold: 2,
      nonce: 4n,
      version: '1.4.1',
      ...chain,
    },
  },
  verdict: { hash: payload.hashes.safeTxHash, decision: 'allow', reasons: [] },
  payload,
  signatures,
})

const step = (
  review: ReviewStepInput['review'],
  account: ReviewStepInput['account'],
  more: Partial<ReviewStepInput> = {},
) =>
  nextStep({
    review,
    account,
    isExecuting: false,
    isRejectable: true,
    isStoredFirst: false,
    ...more,
  })

test('default', () => {
  expect(step(reviewOf([]), alice)).toEqual({
    kind: 'confirm',
    reason: 'moreNeeded',
    missing: 2,
  })
  expect(step(reviewOf([signed(alice)]), bob)).toEqual({
    kind: 'execute',
    reason: 'ownApproval',
  })
  expect(step(reviewOf([signed(alice), signed(bob)]), carol)).toEqual({
    kind: 'execute',
    reason: 'confirmed',
  })
})

test('behavior: the owner of a 1-of-1 executes at once', () => {
  expect(step(reviewOf([], { threshold: 1 }), alice)).toEqual({
    kind: 'execute',
    reason: 'ownApproval',
  })
})

test('behavior: a confirmation that has to be stored first takes two prompts', () => {
  expect(step(reviewOf([signed(alice)]), bob, { isStoredFirst: true })).toEqual(
    { kind: 'confirmAndExecute', reason: 'lastConfirmation' },
  )
})

test('behavior: a stranger’s signature does not count', () => {
  const review = reviewOf([signed(alice), signed(carol)])
  expect(step(review, alice)).toEqual({
    kind: 'wait',
    reason: 'confirmed',
    missing: 1,
  })
  expect(step(review, carol)).toEqual({ kind: 'wait', reason: 'notOwner' })
  expect(step(review, undefined)).toEqual({
    kind: 'wait',
    reason: 'notConnected',
  })
})

test('behavior: waits for the nonces before', () => {
  const complete = reviewOf([signed(alice), signed(bob)], { nonce: 3n })
  expect(step(complete, alice)).toEqual({
    kind: 'wait',
    reason: 'nonce',
    nonce: 3n,
  })
  expect(step(reviewOf([signed(alice)], { nonce: 3n }), bob)).toEqual({
    kind: 'confirm',
    reason: 'nonce',
    missing: 1,
  })
})

test('behavior: disables execution while another one is in flight', () => {
  const more = { isExecuting: true }
  const complete = reviewOf([signed(alice), signed(bob)])
  expect(step(complete, alice, more)).toEqual({
    kind: 'wait',
    reason: 'executing',
  })
  expect(step(reviewOf([signed(alice)]), bob, more)).toEqual({
    kind: 'confirm',
    reason: 'executing',
    missing: 1,
  })
})

test('behavior: an owner may reject a transaction that the policy refuses', () => {
  const { hash } = reviewOf([]).verdict ?? {}
  const review: ReviewStepInput['review'] = {
    ...reviewOf([]),
    verdict: { hash: hash ?? '0x', decision: 'refuse', reasons: [] },
    payload: undefined,
  }
  expect(step(review, alice)).toEqual({ kind: 'reject', reason: 'refused' })
  // A draft has no record to reject, and a stranger no say.
  expect(step(review, alice, { isRejectable: false })).toEqual({
    kind: 'none',
    reason: 'refused',
  })
})

const canReject = (
  fields: Partial<Parameters<typeof createSafeTransaction>[0]>,
  account: typeof alice | typeof carol = alice,
) =>
  isRejectable(
    {
      ...reviewOf([]).verification,
      transaction: createSafeTransaction({ to: carol, nonce: 4n, ...fields }),
    },
    { safeAddress: carol, record: createTransactionDetails(), account },
  )

test('behavior: an owner can reject a proposal whose nonce is open', () => {
  expect(canReject({ to: bob })).toBe(true)
  expect(canReject({ to: bob, nonce: 3n })).toBe(false)
  expect(canReject({ to: bob }, carol)).toBe(false)
  // It is a rejection already.
  expect(canReject({})).toBe(false)
})

test('behavior: an owner can reject a refund or a delegatecall in the shape of a rejection', () => {
  expect(canReject({ gasPrice: 1n, refundReceiver: bob })).toBe(true)
  expect(canReject({ operation: 1 })).toBe(true)
})

test('behavior: a used nonce ends the review even if the gateway reports it as pending', () => {
  const used = reviewOf([signed(alice)], { nonce: 5n })
  expect(step(used, bob)).toEqual({ kind: 'none', reason: 'nonceUsed' })
})

test('behavior: offers actions only after the checks have passed', () => {
  expect(step(undefined, alice)).toEqual({ kind: 'wait', reason: 'checking' })
  const review = { ...reviewOf([]), payload: undefined }
  expect(step(review, alice)).toEqual({ kind: 'none', reason: 'mismatch' })
  const { verification } = review
  const silent = {
    ...review,
    verification: { ...verification, status: 'unavailable' as const },
  }
  expect(step(silent, alice)).toEqual({ kind: 'wait', reason: 'unavailable' })
})

test('behavior: a delegate can propose but cannot confirm or execute', () => {
  const delegators = [alice] as const
  const open = reviewOf([])
  expect(step(open, carol, { delegators })).toEqual({
    kind: 'propose',
    reason: 'delegate',
    delegators,
  })
  // An owner needs no delegator, whatever the gateway says.
  expect(step(open, bob, { delegators }).kind).toBe('confirm')
  // One gateway answer without owners, and one about a refused transaction.
  const notOwner = { kind: 'wait', reason: 'notOwner' }
  expect(step(open, carol, { delegators: [] })).toEqual(notOwner)
  const verdict = { ...open.verdict, decision: 'refuse' } as const
  const refused = { ...open, verdict } as typeof open
  expect(step(refused, carol, { delegators }).reason).toBe('refused')
  // A stranger's signature is not counted.
  const signedByCarol = reviewOf([signed(carol), signed(alice)])
  expect(step(signedByCarol, bob)).toEqual({
    kind: 'execute',
    reason: 'ownApproval',
  })
  expect(step(reviewOf([signed(carol)]), bob)).toMatchObject({ missing: 2 })
  const next = step(open, carol, { delegators })
  const can = possibleActions({
    next,
    verification: open.verification,
    record: undefined,
    account: carol,
    isKept: false,
    isRejectable: false,
  })
  const allowed = Object.entries(can).filter(([, isPossible]) => isPossible)
  expect(allowed).toEqual([['propose', true]])
})

test('behavior: a pending execution can be sent again by the account that sent it', () => {
  const open = reviewOf([signed(alice), signed(bob)])
  const can = (isReplaceable: boolean, isExecuting = true) =>
    possibleActions({
      next: step(open, alice, { isExecuting }),
      verification: open.verification,
      record: undefined,
      account: alice,
      isKept: false,
      isRejectable: false,
      isReplaceable,
    }).speedUp
  expect(can(true)).toBe(true)
  expect(can(false)).toBe(false)
  // Its nonce is used: the chain has decided.
  expect(
    possibleActions({
      next: step(reviewOf([signed(alice), signed(bob)], { nonce: 5n }), alice),
      verification: open.verification,
      record: undefined,
      account: alice,
      isKept: false,
      isRejectable: false,
      isReplaceable: true,
    }).speedUp,
  ).toBe(false)
})
