import { createMockConnector } from '@strongroom/connectors/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createTestManager } from '../createTestManager.test.fixture.ts'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import { useMessageReview } from './index.ts'

/** An app whose first owner is connected, and the gateway's record of the safe. */
async function setUp() {
  const { safe, rpc } = await createFakeSafe()
  const connector = createMockConnector({ accounts: accounts.slice(0, 1) })
  const manager = createTestManager(connector)
  await manager.connect(connector)
  const app = createTestApp({ manager, chains: [{ chainId, rpc }] })
  app.answers[app.safe] = safe
  return { app, safe }
}

test('behavior: reads typed data with bigints', async () => {
  const { app } = await setUp()
  const message = {
    domain: { name: 'Vault', chainId: 1337n },
    types: { Amount: [{ name: 'value', type: 'uint256' }] },
    primaryType: 'Amount',
    message: { value: 10n ** 18n },
  }
  const { result } = await renderHook(
    () => useMessageReview({ chainId, safeAddress, message }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => result.current.content)
    .toMatchObject({
      kind: 'typed',
      data: { message: { value: '1000000000000000000' } },
    })
})

test('behavior: keeps the result of a draft while an execution moves the nonce', async () => {
  const { app, safe } = await setUp()
  const message = 'The treasury approves the budget.'
  const seen: string[] = []
  const { result } = await renderHook(
    () => {
      const review = useMessageReview({ chainId, safeAddress, message })
      seen.push(review.status)
      return review
    },
    { wrapper: app.wrapper },
  )
  await expect.poll(() => result.current.status).toBe('ready')
  seen.length = 0
  app.answers[app.safe] = { ...safe, nonce: safe.nonce + 1 }
  await app.queryClient.invalidateQueries()
  await expect.poll(() => result.current.safe?.nonce).toBe(safe.nonce + 1)
  expect(new Set(seen)).toEqual(new Set(['ready']))
})
