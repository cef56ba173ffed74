import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  chainId,
  createTestApp,
  safeAddress,
} from '../createTestApp.test.fixture.tsx'
import type { RpcPort } from '../verify/RpcPort.ts'
import {
  createExecutionStore,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { executionSuccess } from './readOutcome.ts'
import { useExecution } from './useExecution.ts'
import { useExecutionUpdates } from './useExecutionUpdates.ts'
import { usePendingExecution } from './usePendingExecution.ts'

const account = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const safeTxHash = `0x${'11'.repeat(32)}` as const
const txHash = `0x${'ab'.repeat(32)}` as const
const entry: TrackedExecution = {
  chainId,
  safe: safeAddress,
  safeTxHash,
  nonce: '7',
  account,
  submitted: Date.now(),
  txHash: null,
}
const log = {
  address: safeAddress,
  topics: [executionSuccess, safeTxHash],
  data: '0x',
  transactionHash: txHash,
}

/** A page that was loaded while an execution is under way. */
async function open(found: Partial<TrackedExecution> = {}) {
  const chain = { isMined: false }
  const rpc: RpcPort = {
    async request({ method }) {
      const { isMined } = chain
      if (method === 'eth_getTransactionReceipt')
        return isMined
          ? {
              status: '0x1',
              blockNumber: '0x10',
              gasUsed: '0x1',
              from: account,
              logs: [log],
            }
          : null
      if (method === 'eth_getLogs') return isMined ? [log] : []
      if (method === 'eth_blockNumber') return '0x20'
      if (method === 'eth_getTransactionByHash') return null
      if (method === 'eth_getBlockByNumber') return { timestamp: '0x10' }
      return `0x${'0'.repeat(63)}${isMined ? 8 : 7}`
    },
  }
  const executions = createExecutionStore()
  executions.update(() => [{ ...entry, ...found }])
  const decided: string[] = []
  const app = createTestApp({ chains: [{ chainId, rpc }], executions })
  const at = { chainId, safeAddress } as const
  const view = await renderHook(
    () => ({
      ...usePendingExecution({
        ...at,
        onDecided: ({ outcome }) => decided.push(`${outcome?.status}`),
      }),
      updates: useExecutionUpdates(at),
      // A button of the page asks as well.
      again: usePendingExecution(at).pending,
      execution: useExecution({ chainId, safeTxHash }),
    }),
    {
      wrapper: ({ children }) => (
        <StrictMode>{app.wrapper({ children })}</StrictMode>
      ),
    },
  )
  return { ...app, ...view, chain, executions, decided }
}

test('default: after a reload it is found although the wallet never answered', async () => {
  const { result, chain, decided } = await open()
  expect(result.current.pending).toMatchObject({ txHash: null })
  expect(result.current.again).toBe(result.current.pending)
  chain.isMined = true
  await expect
    .poll(() => result.current.pending, { timeout: 10_000 })
    .toBeUndefined()
  expect(result.current.execution).toMatchObject({
    txHash,
    outcome: { status: 'success', block: 16, executor: account },
  })
  expect(decided).toEqual(['success'])
})

test('behavior: forget ends the pending state of an unsent transaction', async () => {
  const { result, act, executions } = await open()
  await act(() => result.current.forget())
  expect(result.current.pending).toBeUndefined()
  expect(executions.get()).toEqual([])
})

test('behavior: another safe has no pending execution', async () => {
  const { result } = await open({ safe: account })
  expect(result.current.pending).toBeUndefined()
})
