import { createMockConnector } from '@strongroom/connectors/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createTestManager } from '../createTestManager.test.fixture.ts'
import { SigningError } from './SigningError.ts'
import { useSigningRun } from './useSigningRun.ts'

const [one, two] = ['aa', 'bb'].map((byte) => ({
  address: `0x${byte.repeat(20)}` as const,
})) as [{ address: `0x${string}` }, { address: `0x${string}` }]

async function open(chainId = 1337) {
  const mock = createMockConnector({ accounts: [one], chainId })
  const manager = createTestManager(mock)
  await manager.connect(mock)
  const { wrapper, queryClient } = createTestApp({ manager })
  const view = await renderHook(() => useSigningRun<'signing'>('1337'), {
    wrapper,
  })
  return { ...view, manager, queryClient, wallet: mock.wallet }
}

const never = () => new Promise<void>(() => {})

test('default: one action at a time, and how it ended', async () => {
  const { result, act } = await open()
  let finish: () => void = () => undefined
  let ended: unknown
  await act(() => {
    void result.current
      .run(async (current) => {
        result.current.enter('signing', current)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        current.posted = true
        throw new SigningError('notPosted')
      })
      .then((how) => {
        ended = how
      })
  })
  await expect.poll(() => result.current.step).toBe('signing')
  expect(await result.current.run(never)).toEqual({ posted: false })
  await act(() => finish())
  await expect
    .poll(() => ended)
    .toMatchObject({ posted: true, problem: { problem: 'notPosted' } })
  expect(result.current.step).toBe('idle')
})

test('behavior: wraps other errors as a failure of the wallet', async () => {
  const { result } = await open()
  expect(
    await result.current.run(() => Promise.reject(new Error('locked'))),
  ).toMatchObject({ problem: { problem: 'walletFailed', detail: 'locked' } })
})

test('error: another account, another network', async () => {
  const { result, manager, wallet } = await open(1)
  const run = (change: () => void) =>
    result.current.run(() => {
      change()
      return never()
    })
  // Being moved to the safe's own network is part of it.
  expect(
    await result.current.run(async ({ signal }) => {
      wallet.setChainId(1337)
      await expect.poll(() => manager.getSnapshot().chainId).toBe(1337)
      signal.throwIfAborted()
    }),
  ).toEqual({ posted: false })
  expect(await run(() => wallet.setChainId(1))).toMatchObject({
    problem: { problem: 'chainChanged' },
  })
  expect(await run(() => wallet.setAccounts([two]))).toMatchObject({
    problem: { problem: 'accountChanged' },
  })
})

test('behavior: a page that is left ends it', async () => {
  const { result, unmount } = await open()
  const run = result.current.run(never)
  await unmount()
  expect((await run).problem).toBeInstanceOf(SigningError)
})

test('behavior: counts as a mutation until it has ended', async () => {
  const { result, queryClient } = await open()
  let finish: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    finish = resolve
  })
  const run = result.current.run(() => asked)
  await expect.poll(() => queryClient.isMutating()).toBe(1)
  finish()
  expect(await run).toEqual({ posted: false })
  expect(queryClient.isMutating()).toBe(0)
  await result.current.run(() => Promise.reject(new Error('locked')))
  expect(queryClient.isMutating()).toBe(0)
})
