import { expect, test } from 'vitest'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import { verifyTransaction } from '../verify/verifyTransaction.ts'
import { withConfirmation } from './withConfirmation.ts'

const signer = accounts[2]?.address ?? '0x'

/** A record that waits, with a confirmation that is only shown. */
async function setup(index: number) {
  const { details, safe, rpc, safeTxHash, sign } = await createFakeSafe()
  details.txStatus = 'AWAITING_CONFIRMATIONS'
  const execution = details.detailedExecutionInfo
  if (execution?.type === 'MULTISIG') execution.confirmations.length = 1
  const added = { safeTxHash, signer, signature: await sign(index) }
  const shown = withConfirmation(details, { ...added, submittedAt: 0 })
  return verifyTransaction({
    chainId,
    safeAddress,
    details: shown as typeof details,
    safe,
    rpc,
  })
}

test('default: an optimistic confirmation counts once it is proven', async () => {
  const found = await setup(2)
  expect(found.status).toBe('verified')
  expect(found.signatures).toHaveLength(2)
  expect(found.confirmations[1]).toMatchObject({ owner: signer, valid: true })
})

test('error: a signer who did not sign is never a valid one', async () => {
  const found = await setup(1)
  expect(found.status).toBe('mismatch')
  expect(found.signatures).toEqual([])
  expect(found.confirmations[1]).toMatchObject({ owner: signer, valid: false })
})
