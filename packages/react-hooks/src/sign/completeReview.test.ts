import {
  createSafeTransaction,
  encodeResetAllowance,
} from '@strongroom/safe-protocol'
import { afterEach, expect, test, vi } from 'vitest'
import {
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import { verifyDraft } from '../verify/verifyDraft.ts'
import { completeReview } from './completeReview.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')
const module = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const token = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const path = '../limits/readModuleFacts.ts'

afterEach(() => vi.doUnmock(path))

async function review() {
  const { rpc } = await createFakeSafe()
  const context = {
    ...{ chainId, safeAddress, rpc },
    modules: { [module.toLowerCase()]: 'allowance' },
  } as const
  const transaction = createSafeTransaction({
    ...{ to: module, nonce: 7n },
    data: encodeResetAllowance({ delegate: token, token }),
  })
  return completeReview(await verifyDraft({ ...context, transaction }), context)
}

test('error: without the code that reads modules the review is unavailable', async () => {
  vi.doMock(path, () => ({
    readModuleFacts: () => Promise.reject(lost),
  }))
  const { verification, payload } = await review()
  expect(payload).toBeUndefined()
  expect(verification).toMatchObject({
    status: 'unavailable',
    problems: [{ kind: 'code', cause: lost }],
  })
})

test('default: a change of a limit is a finding of the known module', async () => {
  const { verification, verdict } = await review()
  expect(verification.status).toBe('verified')
  expect(verdict).toMatchObject({
    decision: 'acknowledge',
    reasons: [{ finding: { kind: 'spending-limit', change: 'reset' } }],
  })
})
