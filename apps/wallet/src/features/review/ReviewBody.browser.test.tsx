import { createFakeWallet } from '@strongroom/connectors/testing'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createFakeChain } from '../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../testing/createOpenSafe.ts'
import { renderInSafe } from '../../testing/renderInSafe.tsx'
import { draftDetails } from './draftDetails.ts'
import { ReviewBody } from './ReviewBody.tsx'
import { reviewTransaction } from './reviewTransaction.ts'

const owners: Address[] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
const safe = createOpenSafe(owners)
const { address } = safe

test.each([
  ['waits', true, 1],
  ['was executed, whatever the gateway knows', false, 0],
])(
  'behavior: a used nonce is a problem of what %s',
  async (_, isWaiting, count) => {
    const details = draftDetails(
      safe,
      createSafeTransaction({ to: address, value: 1n, nonce: 4n }),
    )
    const rpc = createFakeChain({
      chainId: 1337,
      safe: address,
      owners,
      threshold: 1,
      nonce: 5n,
      version: '1.4.1',
    })
    const review = await reviewTransaction({
      safe,
      details,
      transactionId: details.txId,
      rpc,
      signal: new AbortController().signal,
    })
    await renderInSafe(
      <ReviewBody safe={safe} review={review} isWaiting={isWaiting} />,
      { safe, rpc, wallet: createFakeWallet({ accounts: [{ address }] }) },
    )
    await expect.element(page.getByText('What it does')).toBeVisible()
    expect(page.getByText(/already used this nonce/).elements()).toHaveLength(
      count,
    )
  },
)
