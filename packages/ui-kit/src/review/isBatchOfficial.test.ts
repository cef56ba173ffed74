import { decideSigning, type Finding } from '@strongroom/safe-protocol/risks'
import { expect, test } from 'vitest'
import { huge, reviewOf, sending } from '../../test/reviews.ts'
import { isBatchOfficial } from './isBatchOfficial.ts'

test('default: true for a batch by the pinned contract with the pinned code', () => {
  expect(isBatchOfficial(reviewOf(huge))).toBe(true)
  expect(isBatchOfficial(reviewOf(sending))).toBe(false)
})

test('behavior: false while the chain has not confirmed the code', () => {
  const { verification, verdict } = huge
  const { tree } = verification
  if (!tree) throw new Error('There is no tree.')
  const findings: Finding[] = verdict.reasons.map(({ finding }) => finding)
  const replaced = decideSigning(
    [...findings, { kind: 'library-code', target: tree.to, path: [] }],
    { hash: verdict.hash },
  )
  expect(isBatchOfficial({ verification, verdict: replaced })).toBe(false)
  expect(isBatchOfficial({ verification, verdict: undefined })).toBe(false)
  const unasked = { ...verification, status: 'unavailable' as const }
  expect(isBatchOfficial({ verification: unasked, verdict })).toBe(false)
})
