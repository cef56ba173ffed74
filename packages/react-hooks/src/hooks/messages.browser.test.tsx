import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  chainId,
  createTestApp,
  safeAddress,
} from '../createTestApp.test.fixture.tsx'
import {
  MissingProviderError,
  useConfirmMessage,
  useProposeMessage,
  useSafeMessage,
  useSafeMessages,
  useVerifiedMessage,
} from '../index.ts'

const messageHash = `0x${'11'.repeat(32)}` as const
const signature = '0x12' as const
const again = [
  `GET /v1/chains/1337/messages/${messageHash}`,
  'GET SAFE/messages',
]

async function open<T>(hook: () => T) {
  const app = createTestApp()
  const view = await renderHook(
    () => ({
      mutation: hook(),
      reads: [
        useSafeMessages({ chainId, safeAddress }),
        useSafeMessage({ chainId, messageHash }),
      ],
    }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => view.result.current.reads.map(({ status }) => status))
    .toEqual(['success', 'success'])
  app.sent.length = 0
  return { ...app, ...view }
}

test('useProposeMessage', async () => {
  const { result, act, sent } = await open(() => useProposeMessage())
  await act(async () => {
    await result.current.mutation.mutateAsync({
      chainId,
      safeAddress,
      message: 'hi',
      signature,
    })
  })
  expect(sent[0]).toBe('POST SAFE/messages')
  await expect.poll(() => [...sent.slice(1)].sort()).toEqual([...again].sort())
})

test('useConfirmMessage', async () => {
  const { result, act, sent } = await open(() => useConfirmMessage())
  await act(async () => {
    await result.current.mutation.mutateAsync({
      chainId,
      messageHash,
      signature,
    })
  })
  expect(sent[0]).toBe(
    `POST /v1/chains/1337/messages/${messageHash}/signatures`,
  )
  await expect.poll(() => [...sent.slice(1)].sort()).toEqual([...again].sort())
})

const silent = { request: () => Promise.reject(new Error('silent')) }

test('useVerifiedMessage', async () => {
  const { wrapper } = createTestApp()
  const { result, rerender } = await renderHook(
    (props: { message?: string } = {}) =>
      useVerifiedMessage({ chainId, safeAddress, rpc: silent, ...props }),
    { wrapper },
  )
  expect(result.current.status).toBe('checking')
  await rerender({ message: 'one' })
  await expect.poll(() => result.current.status).toBe('unavailable')
  const first = result.current.digest
  expect(first).toMatch(/^0x/)
  // Another message is another verdict, at once.
  await rerender({ message: 'two' })
  await expect.poll(() => result.current.digest).not.toBe(first)
  await expect.poll(() => result.current.status).toBe('unavailable')
  result.current.recheck()
  await expect.poll(() => result.current.status).toBe('unavailable')
})

test('error: useVerifiedMessage without a provider and an rpc', async () => {
  await expect(
    renderHook(() =>
      useVerifiedMessage({ chainId, safeAddress, message: 'hi' }),
    ),
  ).rejects.toThrow(MissingProviderError)
})
