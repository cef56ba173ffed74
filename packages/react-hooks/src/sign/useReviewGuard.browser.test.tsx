import { createMockConnector } from '@strongroom/connectors/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createTestManager } from '../createTestManager.test.fixture.ts'
import { useReviewGuard } from './useReviewGuard.ts'

const account = (byte: string) => ({ address: `0x${byte.repeat(20)}` as const })

test('default: another account or network voids a review, until it is looked at again', async () => {
  const mock = createMockConnector({ accounts: [account('aa')], chainId: 1 })
  const manager = createTestManager(mock)
  const { wrapper } = createTestApp({ manager })
  const { result, act } = await renderHook(() => useReviewGuard('1337'), {
    wrapper,
  })
  const { wallet } = mock
  const changed = () => result.current.changed
  const moveTo = async (chainId: number) => {
    await act(() => wallet.setChainId(chainId))
    await expect.poll(() => manager.getSnapshot().chainId).toBe(chainId)
  }
  // Connecting, and being moved to the safe's network, belong to a review.
  await act(() => manager.connect(mock))
  await moveTo(1337)
  expect(changed()).toBeUndefined()
  await moveTo(1)
  await expect.poll(changed).toBe('chain')
  await act(() => result.current.restart())
  expect(changed()).toBeUndefined()
  await act(() => wallet.setAccounts([account('bb')]))
  await expect.poll(changed).toBe('account')
  await act(() => result.current.restart())
  expect(changed()).toBeUndefined()
})
