import type { Connector } from '@strongroom/connectors'
import { createMockConnector } from '@strongroom/connectors/testing'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createTestManager } from '../createTestManager.test.fixture.ts'
import { executionSuccess } from '../execute/readOutcome.ts'
import {
  type Progress,
  useExecuteTransaction,
  useExecution,
  useProposeTransaction,
  useRejectTransaction,
  useSafe,
  useSignMessage,
  useSignTransaction,
  useTransaction,
} from '../index.ts'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

const safe = { chainId, safeAddress } as const
const txHash = `0x${'ab'.repeat(32)}` as const
const transaction = createSafeTransaction({ to: safeAddress, nonce: 7n })

/** A page of the first owner over a fake chain. */
async function open<T>(useHooks: () => T) {
  const fake = await createFakeSafe()
  const mock = createMockConnector({ accounts: accounts.slice(0, 1) })
  const page: { mined: boolean; onPrompt?: () => Promise<void> } = {
    mined: true,
  }
  const prompts: string[] = []
  const provider = {
    ...mock.wallet.provider,
    async request(call: { method: string; params?: readonly unknown[] }) {
      if (/^eth_(?:sign|send)/.test(call.method)) {
        prompts.push(call.method)
        await page.onPrompt?.()
      }
      if (call.method === 'eth_sendTransaction') return txHash
      return mock.wallet.provider.request(call)
    },
  }
  const receipt = {
    status: '0x1',
    blockNumber: '0x10',
    gasUsed: '0x5208',
    logs: [
      {
        address: safeAddress,
        topics: [executionSuccess, fake.safeTxHash],
        data: '0x',
      },
    ],
  }
  const rpc: RpcPort = {
    async request(call) {
      const { method, params } = call
      if (method === 'eth_estimateGas') return '0x10000'
      if (method === 'eth_getTransactionByHash') return null
      if (method === 'eth_getTransactionReceipt')
        return page.mined ? receipt : null
      if (String(params?.[0]?.data).startsWith('0x6a761202'))
        return `0x${'0'.repeat(63)}1`
      return fake.rpc.request(call)
    },
  }
  const connector: Connector = { ...mock, getProvider: async () => provider }
  const manager = createTestManager(connector)
  await manager.connect(connector)
  const app = createTestApp({ manager, chains: [{ chainId, rpc }] })
  app.answers[app.safe] = fake.safe
  app.answers[`/v1/chains/1337/transactions/${fake.safeTxHash}`] = fake.details
  const view = await renderHook(useHooks, { wrapper: app.wrapper })
  const posts = () => app.sent.filter((line) => line.startsWith('POST'))
  const { safeTxHash } = fake
  return {
    ...app,
    ...view,
    page,
    prompts,
    posts,
    wallet: mock.wallet,
    safeTxHash,
  }
}

test('default: the signed transaction fits the mutation that proposes', async () => {
  const seen: Progress['step'][] = []
  const { result, act, posts } = await open(() => ({
    sign: useSignTransaction({ onProgress: ({ step }) => seen.push(step) }),
    propose: useProposeTransaction(),
  }))
  await act(async () => {
    const { sign, propose } = result.current
    const { proposal } = await sign.mutateAsync({ ...safe, transaction })
    await propose.mutateAsync(proposal)
  })
  await expect.poll(() => result.current.propose.status).toBe('success')
  expect(result.current.sign.data?.signature.signer).toBe(accounts[0]?.address)
  expect(seen).toEqual(['checking', 'signing', 'done'])
  expect(posts()).toEqual([
    `POST /v1/chains/1337/transactions/${safeAddress}/propose`,
  ])
})

test('behavior: follows an execution and reads the changed queries again', async () => {
  const seen: Progress['step'][] = []
  const { result, act, page, safeTxHash, sent, prompts } = await open(() => ({
    safe: useSafe(safe),
    execute: useExecuteTransaction({
      onProgress: ({ step }) => seen.push(step),
    }),
  }))
  await expect.poll(() => result.current.safe.status).toBe('success')
  page.mined = false
  await act(() =>
    result.current.execute.mutate({ ...safe, safeTxHash, interval: 20 }),
  )
  await expect.poll(() => seen.at(-1)).toBe('mining')
  // A second click while the chain decides.
  await act(() => result.current.execute.mutate({ ...safe, safeTxHash }))
  await expect
    .poll(() => result.current.execute.error)
    .toMatchObject({ problem: 'busy' })
  const before = sent.filter((line) => line === 'GET SAFE').length
  page.mined = true
  await expect
    .poll(() => sent.filter((line) => line === 'GET SAFE').length)
    .toBeGreaterThan(before)
  expect(prompts).toEqual(['eth_sendTransaction'])
  expect(seen).toEqual(['checking', 'sending', 'mining', 'done'])
})

test('behavior: the page shows "executed" while the gateway gives older answers', async () => {
  const { safeTxHash: transactionId } = await createFakeSafe()
  const { result, act, safeTxHash, queryClient, answers } = await open(() => ({
    safe: useSafe(safe),
    transaction: useTransaction({ chainId, transactionId }),
    execute: useExecuteTransaction(),
    execution: useExecution({ chainId, safeTxHash: transactionId }),
  }))
  const shown = () => ({
    status: result.current.transaction.data?.txStatus,
    nonce: result.current.safe.data?.nonce,
  })
  const open7 = { status: 'AWAITING_EXECUTION', nonce: 7 }
  await expect.poll(shown).toEqual(open7)
  await act(() =>
    result.current.execute.mutate({ ...safe, safeTxHash, interval: 20 }),
  )
  await expect.poll(() => result.current.execute.status).toBe('success')
  const executed = { status: 'SUCCESS', nonce: 8 }
  expect(shown()).toEqual(executed)
  // The gateway is asked again and still gives the old answer.
  const renders: unknown[] = []
  const stop = queryClient
    .getQueryCache()
    .subscribe(() => renders.push(shown().status))
  await act(() => queryClient.refetchQueries())
  stop()
  expect(shown()).toEqual(executed)
  expect(new Set(renders)).toEqual(new Set(['SUCCESS']))
  // Once it agrees there is nothing left to show in its place.
  const path = `/v1/chains/1337/transactions/${safeTxHash}`
  answers[path] = { ...(answers[path] as object), txStatus: 'SUCCESS' }
  await expect.poll(() => result.current.execution?.isIndexed).toBe(true)
})

test('error: an owner who has signed is not asked for the same hash again', async () => {
  const { result, act, safeTxHash, prompts } = await open(() =>
    useSignTransaction(),
  )
  await act(() => result.current.mutate({ ...safe, safeTxHash }))
  await expect
    .poll(() => result.current.error)
    .toMatchObject({ name: 'SigningError', problem: 'alreadySigned' })
  expect(prompts).toEqual([])
})

test('error: another tab executes for this safe', async () => {
  const { result, act, safeTxHash, prompts } = await open(() =>
    useExecuteTransaction(),
  )
  const name = `strongroom.execution.1337.${safeAddress.toLowerCase()}`
  await navigator.locks.request(name, async () => {
    await act(() => result.current.mutate({ ...safe, safeTxHash }))
    await expect
      .poll(() => result.current.error)
      .toMatchObject({ problem: 'busy' })
  })
  expect(prompts).toEqual([])
})

test('error: the account changes while the wallet is open', async () => {
  const { result, act, page, wallet, posts, prompts } = await open(() => ({
    reject: useRejectTransaction(),
    sign: useSignMessage(),
  }))
  const other = accounts[1]
  if (other === undefined) throw new Error('No account')
  page.onPrompt = async () => wallet.setAccounts([other])
  await act(() => result.current.reject.mutate({ ...safe, nonce: 7n }))
  await expect
    .poll(() => result.current.reject.error)
    .toMatchObject({ name: 'SigningError', problem: 'accountChanged' })
  // This node knows nothing of messages, so the wallet is not asked for one.
  await act(() => result.current.sign.mutate({ ...safe, message: 'hi' }))
  await expect
    .poll(() => result.current.sign.error)
    .toMatchObject({ name: 'RefusedError', reason: 'unavailable' })
  expect(prompts).toEqual(['eth_signTypedData_v4'])
  expect(posts()).toEqual([])
})

test('error: drops a signature that arrives after the page was left', async () => {
  const { result, act, unmount, page, posts, queryClient } = await open(() =>
    useRejectTransaction(),
  )
  let answer: () => void = () => undefined
  let asked = false
  page.onPrompt = () => {
    asked = true
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  await act(() => result.current.mutate({ ...safe, nonce: 7n }))
  await expect.poll(() => asked).toBe(true)
  await unmount()
  answer()
  const [mutation] = queryClient.getMutationCache().getAll()
  await expect
    .poll(() => mutation?.state.error)
    .toMatchObject({ problem: 'cancelled' })
  expect(posts()).toEqual([])
})

test('error: outside of a provider with a wallet', async () => {
  const { wrapper } = createTestApp()
  for (const useHook of [
    useSignTransaction,
    useRejectTransaction,
    useExecuteTransaction,
    useSignMessage,
  ])
    await expect(renderHook(() => useHook(), { wrapper })).rejects.toThrow(
      `${useHook.name} must be used below <StrongroomProvider> with "manager" set.`,
    )
})
