import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { expect, test } from 'vitest'
import { reviewOf, sending } from '../../test/reviews.ts'
import { awaitsSource, provenWord } from './provenWord.ts'
import { trustOf } from './trustOf.ts'

type Review = UseTransactionReviewResult
type Execution = NonNullable<Review['execution']>

const execution = {
  outcome: { status: 'success', block: 7 },
} as unknown as Execution

/** A review whose execution from this browser the owner's node alone shows. */
function sent(
  against: readonly ('second' | 'wallet')[],
  over: Partial<Execution> = {},
): Review {
  const gateway = 'AWAITING_EXECUTION'
  const verification = {
    ...sending.verification,
    status: 'mismatch',
    proven: undefined,
    problems: [{ kind: 'lone-node', gateway, node: 'executed', against }],
  } as const
  return {
    ...reviewOf({ ...sending, verification }),
    execution: { ...execution, ...over },
  }
}

test('default: the state is the one that two sources show', () => {
  const { verification } = sending
  const proven = { word: 'executed' } as const
  expect(
    provenWord(
      reviewOf({ ...sending, verification: { ...verification, proven } }),
    ),
  ).toBe('executed')
})

test('behavior: an execution from this browser is executing until a second source shows it', () => {
  const review = sent([])
  expect([awaitsSource(review), provenWord(review)]).toEqual([
    true,
    'executing',
  ])
  const isAwaited = awaitsSource(review)
  expect(trustOf({ ...review, isAwaited })).toBe('refused')
})

test('error: another node that contradicts the receipt leaves no state', () => {
  const review = sent(['wallet'])
  expect([awaitsSource(review), provenWord(review)]).toEqual([false, 'claimed'])
  expect(trustOf(review)).toBe('failed')
})

test('error: a receipt of another browser’s node decides nothing', () => {
  const review = { ...sent([]), execution: undefined }
  expect([awaitsSource(review), provenWord(review)]).toEqual([false, 'claimed'])
})
