import { createSafeInfo } from '@strongroom/gateway-sdk/testing'
import { focusManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  chainId,
  createTestApp,
  safeAddress,
} from '../createTestApp.test.fixture.tsx'
import { useBalances, useHistory, useQueue, useSafeUpdates } from '../index.ts'

const safe = { chainId, safeAddress } as const

afterEach(() => focusManager.setFocused(undefined))

async function open() {
  const app = createTestApp()
  const view = await renderHook(
    () => ({
      updates: useSafeUpdates({ ...safe, query: { refetchInterval: 30 } }),
      lists: [useQueue(safe), useHistory(safe), useBalances(safe)],
    }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => view.result.current.lists.every(({ data }) => data))
    .toBe(true)
  const count = (line: string) =>
    app.sent.filter((item) => item === line).length
  return { ...app, ...view, count }
}

test('default: reads lists again when a tag moves', async () => {
  const { answers, safe: path, count } = await open()
  const queue = 'GET SAFE/transactions/queued'
  const history = 'GET SAFE/transactions/history'
  await expect.poll(() => count('GET SAFE')).toBeGreaterThan(3)
  expect([count(queue), count(history)]).toEqual([1, 1])

  answers[path] = createSafeInfo({ txQueuedTag: '1700000001' })
  await expect.poll(() => count(queue)).toBe(2)
  expect(count(history)).toBe(1)

  answers[path] = createSafeInfo({
    txQueuedTag: '1700000001',
    txHistoryTag: '1700000002',
    nonce: 8,
  })
  await expect.poll(() => count(history)).toBe(2)
  await expect.poll(() => count('GET SAFE/balances/usd')).toBe(2)
  expect(count(queue)).toBe(3)
})

test('behavior: rests while the page is hidden', async () => {
  const { count } = await open()
  focusManager.setFocused(false)
  await new Promise((resolve) => setTimeout(resolve, 60))
  const before = count('GET SAFE')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(count('GET SAFE')).toBe(before)
  focusManager.setFocused(true)
  await expect.poll(() => count('GET SAFE')).toBeGreaterThan(before)
})
