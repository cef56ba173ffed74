import { createTransactionDetails } from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { renderInSafe } from '../../../testing/renderInSafe.tsx'
import { appsSetting } from '../list/appsSetting.test.fixture.ts'
import { useStatusEvents } from './useStatusEvents.ts'

const safeTxHash = `0x${'11'.repeat(32)}`
const proposed = [{ chainId: '1337', safeTxHash }]

test('default: each change once', async () => {
  const sent: unknown[] = []
  const host = { emit: (...event: unknown[]) => void sent.push(event) }
  let details = createTransactionDetails({ txStatus: 'AWAITING_CONFIRMATIONS' })
  let asked = 0
  function Session() {
    useStatusEvents(host, proposed)
    return null
  }
  const { services } = await renderInSafe(<Session />, {
    ...appsSetting([]),
    async gateway() {
      asked += 1
      return Response.json(details)
    },
  })
  await expect.poll(() => sent.length).toBe(1)
  const again = async () => {
    const before = asked
    await services.queryClient.refetchQueries()
    expect(asked).toBeGreaterThan(before)
  }
  await again()
  expect(sent.length).toBe(1)
  const txHash = `0x${'22'.repeat(32)}` as const
  details = createTransactionDetails({ txStatus: 'SUCCESS', txHash })
  await again()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual([
    'transactionStatus',
    { safeTxHash, txStatus: 'SUCCESS', txHash },
  ])
})
