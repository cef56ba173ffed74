import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import {
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import { useVerifiedTransaction } from './useVerifiedTransaction.ts'

test('default: verifies with the provider’s node', async () => {
  const { rpc, details, safe, safeTxHash } = await createFakeSafe()
  const { wrapper } = createTestApp({ chains: [{ chainId, rpc }] })
  const { result } = await renderHook(
    () => useVerifiedTransaction({ chainId, safeAddress, details, safe }),
    { wrapper },
  )
  expect(result.current.status).toBe('checking')
  await expect.poll(() => result.current.status).toBe('verified')
  expect(result.current.hashes?.safeTxHash).toBe(safeTxHash)
})

test('behavior: a verdict is never shown for another record', async () => {
  const { rpc, details } = await createFakeSafe()
  const forged = {
    ...details,
    txData: details.txData && { ...details.txData, operation: 1 as const },
  }
  const seen: [unknown, string][] = []
  const { result, rerender } = await renderHook(
    (props?: { record: typeof details }) => {
      const record = props?.record ?? details
      const found = useVerifiedTransaction({
        chainId,
        safeAddress,
        details: record,
        rpc,
      })
      seen.push([record, found.status])
      return found
    },
    { initialProps: { record: details } },
  )
  await expect.poll(() => result.current.status).toBe('verified')
  await rerender({ record: forged })
  await expect.poll(() => result.current.status).toBe('mismatch')
  for (const [record, status] of seen)
    if (record === forged) expect(status).not.toBe('verified')
})

test('error: a record of another transaction than the one on screen', async () => {
  const { rpc, details, safeTxHash } = await createFakeSafe()
  const parameters = { chainId, safeAddress, details, rpc }
  const { result, rerender } = await renderHook(
    (props?: { transactionId: string }) =>
      useVerifiedTransaction({ ...parameters, ...props }),
    { initialProps: { transactionId: safeTxHash as string } },
  )
  await expect.poll(() => result.current.status).toBe('verified')
  await rerender({ transactionId: `0x${'11'.repeat(32)}` })
  await expect.poll(() => result.current.status).toBe('mismatch')
})

test('behavior: checks again on request', async () => {
  const { rpc, details, state } = await createFakeSafe()
  const { result, act } = await renderHook(() =>
    useVerifiedTransaction({ chainId, safeAddress, details, rpc }),
  )
  await expect.poll(() => result.current.status).toBe('verified')
  state.threshold = 1n
  await act(() => result.current.recheck())
  await expect.poll(() => result.current.status).toBe('mismatch')
})

test('behavior: is unavailable without a node, and idle without a record', async () => {
  const { details } = await createFakeSafe()
  const { wrapper } = createTestApp()
  const { result } = await renderHook(
    () => [
      useVerifiedTransaction({ chainId, safeAddress, details }),
      useVerifiedTransaction({ chainId, safeAddress }),
    ],
    { wrapper },
  )
  await expect.poll(() => result.current[0]?.status).toBe('unavailable')
  expect(result.current[1]?.status).toBe('checking')
})
