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

test('behavior: reads typed data with bigints', async () => {
  const { safe, rpc } = await createFakeSafe()
  const connector = createMockConnector({ accounts: accounts.slice(0, 1) })
  const manager = createTestManager(connector)
  await manager.connect(connector)
  const app = createTestApp({ manager, chains: [{ chainId, rpc }] })
  app.answers[app.safe] = safe
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
