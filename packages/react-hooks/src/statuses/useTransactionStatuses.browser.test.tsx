import type { TransactionItem } from '@strongroom/gateway-sdk'
import { createTransactionItem } from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createExecutionStore } from '../execute/createExecutionStore.ts'
import { executionSuccess } from '../execute/readOutcome.ts'
import { useTransactionStatus, useTransactionStatuses } from '../index.ts'
import {
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'

const safe = { chainId, safeAddress } as const

async function open() {
  const fake = await createFakeSafe()
  const { details } = fake
  const item: TransactionItem = createTransactionItem({
    id: details.txId,
    txStatus: details.txStatus,
    txInfo: details.txInfo,
    executionInfo: {
      type: 'MULTISIG',
      nonce: 7,
      confirmationsRequired: 2,
      confirmationsSubmitted: 2,
    },
  })
  const logs: unknown[] = []
  const rpc = {
    request(call: { method: string; params?: readonly unknown[] }) {
      if (call.method === 'eth_getBlockByNumber')
        return Promise.resolve({ number: '0x10', hash: '0x01' })
      if (call.method === 'eth_blockNumber') return Promise.resolve('0x10')
      if (call.method === 'eth_getLogs') return Promise.resolve(logs)
      return fake.rpc.request(call)
    },
  }
  const executions = createExecutionStore()
  const app = createTestApp({ chains: [{ chainId, rpc }], executions })
  app.answers[`/v1/chains/1337/transactions/${details.txId}`] = details
  return { ...app, item, details, fake, executions, logs }
}

const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('default: a row and its list show one proof, for one request', async () => {
  const { wrapper, item, details, sent } = await open()
  const items = [item]
  const { result } = await renderHook(
    () => ({
      row: useTransactionStatus({ ...safe, item }),
      list: useTransactionStatuses({ ...safe, items }),
    }),
    { wrapper },
  )
  expect(result.current.row).toBeUndefined()
  await expect.poll(() => result.current.row?.word).toBe('ready')
  expect(result.current.list.get(details.txId)).toBe(result.current.row)
  expect(sent.filter((line) => line.includes('multisig_'))).toHaveLength(1)
})

test('behavior: asks nothing while the tab is hidden', async () => {
  const { wrapper, item, sent } = await open()
  hide(true)
  const { result } = await renderHook(
    () => useTransactionStatus({ ...safe, item }),
    { wrapper },
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent).toEqual([])
  hide(false)
  await expect.poll(() => result.current?.word).toBe('ready')
})

test('behavior: its execution from this browser proves no other word of a row', async () => {
  const { wrapper, item, details, fake, executions } = await open()
  const safeTxHash = fake.safeTxHash
  const [account = safeAddress] = fake.state.owners
  executions.update(() => [
    {
      ...{ chainId, safe: safeAddress, safeTxHash, nonce: '7' },
      ...{ account, submitted: 1, txHash: null },
    },
  ])
  if (details.txData) details.txData.value = '5'
  const { result } = await renderHook(
    () => useTransactionStatus({ ...safe, item }),
    { wrapper },
  )
  expect(result.current).toMatchObject({
    status: 'unproven',
    word: 'executing',
    isDescribed: false,
  })
  // Its record has other bytes than its hash: nothing of it is shown as true.
  await expect.poll(() => result.current?.status).toBe('contradicted')
  expect(result.current?.word).toBeUndefined()
})

test('behavior: an execution from this browser is executing until a second source shows it', async () => {
  const { wrapper, item, fake, executions, logs } = await open()
  const { safeTxHash } = fake
  const [account = safeAddress] = fake.state.owners
  const txHash = `0x${'cd'.repeat(32)}` as const
  fake.state.nonce = 8n
  logs.push({
    ...{ address: safeAddress, topics: [executionSuccess, safeTxHash] },
    ...{ data: '0x', blockNumber: '0x10', transactionHash: txHash },
  })
  const { result } = await renderHook(
    () => useTransactionStatus({ ...safe, item }),
    { wrapper },
  )
  // Sent from elsewhere: the node and the gateway disagree.
  await expect.poll(() => result.current?.status).toBe('contradicted')
  executions.update(() => [
    {
      ...{ chainId, safe: safeAddress, safeTxHash, nonce: '7' },
      ...{ account, submitted: 1, txHash },
      outcome: { status: 'success', block: 16, executedAt: 1 },
    },
  ])
  await expect
    .poll(() => result.current)
    .toMatchObject({ status: 'unproven', word: 'executing', problems: [] })
  executions.update((entries) =>
    entries.map((entry) => ({ ...entry, isIndexed: true })),
  )
  await expect.poll(() => result.current?.status).toBe('contradicted')
})

test('behavior: a proof is of the words of its own list', async () => {
  const { wrapper, item } = await open()
  const other = structuredClone(item)
  if (other.transaction.executionInfo?.type === 'MULTISIG')
    other.transaction.executionInfo.nonce = 8
  const { result } = await renderHook(
    () => ({
      queue: useTransactionStatus({ ...safe, item }),
      history: useTransactionStatus({ ...safe, item: other }),
    }),
    { wrapper },
  )
  await expect.poll(() => result.current.history?.status).toBe('contradicted')
  await expect.poll(() => result.current.queue?.status).toBe('proven')
})

test('error: a gateway without the record proves nothing', async () => {
  const { wrapper, item, answers, details } = await open()
  answers[`/v1/chains/1337/transactions/${details.txId}`] = new Response('{}', {
    status: 404,
  })
  const { result } = await renderHook(
    () => useTransactionStatus({ ...safe, item }),
    { wrapper },
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(result.current).toBeUndefined()
})
