import { createTransactionDetails } from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  chainId,
  createTestApp,
  safeAddress,
} from '../createTestApp.test.fixture.tsx'
import {
  useBalances,
  useConfirmTransaction,
  useNonces,
  useProposeTransaction,
  useQueue,
  useSafe,
  useTransaction,
} from '../index.ts'

const safe = { chainId, safeAddress } as const
const safeTxHash = `0x${'5a'.repeat(32)}` as const
const signature = `0x${'11'.repeat(65)}` as const
const zero = '0x0000000000000000000000000000000000000000' as const
const proposal = {
  ...safe,
  to: safeAddress,
  value: '0',
  nonce: '7',
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zero,
  safeTxHash,
  sender: safeAddress,
} as const

/** A screen that reads everything, and one mutation on it. */
async function open<M>(useMutation: () => M) {
  const app = createTestApp()
  const view = await renderHook(
    () => ({
      reads: [
        useSafe(safe),
        useQueue(safe),
        useNonces(safe),
        useBalances(safe),
        useTransaction({ chainId, transactionId: safeTxHash }),
      ],
      mutation: useMutation(),
    }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => view.result.current.reads.map(({ status }) => status))
    .toEqual(Array(5).fill('success'))
  app.sent.length = 0
  return { ...app, ...view }
}

const again = [
  'GET SAFE',
  'GET SAFE/nonces',
  'GET SAFE/transactions/queued',
  `GET /v1/chains/1337/transactions/${safeTxHash}`,
]

test('useProposeTransaction', async () => {
  const { result, act, sent } = await open(() => useProposeTransaction())
  await act(async () => {
    await result.current.mutation.mutateAsync(proposal)
  })
  const [first, ...rest] = sent
  expect(first).toBe(`POST /v1/chains/1337/transactions/${safeAddress}/propose`)
  await expect.poll(() => [...sent.slice(1)].sort()).toEqual([...again].sort())
  expect(rest).not.toContain('GET SAFE/balances/usd')
})

test('useConfirmTransaction', async () => {
  const order: string[] = []
  const { result, act, sent } = await open(() =>
    useConfirmTransaction({
      mutation: { onSuccess: (details) => order.push(details.safeAddress) },
    }),
  )
  await act(async () => {
    await result.current.mutation.mutateAsync({
      chainId,
      safeTxHash,
      signature,
    })
  })
  expect(order).toEqual([createTransactionDetails().safeAddress])
  // A confirmation moves no nonce.
  await expect
    .poll(() => [...sent.slice(1)].sort())
    .toEqual(again.filter((line) => line !== 'GET SAFE/nonces').sort())
})

test('behavior: shows a confirmation at once and removes it after a failure', async () => {
  const failed: string[] = []
  const { result, act, answers } = await open(() =>
    useConfirmTransaction({
      // Callbacks of the caller run besides the hook's own.
      mutation: {
        onMutate: () => 1,
        onError: ({ message }) => failed.push(message),
      },
    }),
  )
  const details = createTransactionDetails()
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') throw new Error('a multisig transaction')
  const signer = info.signers.find(
    ({ value }) =>
      !info.confirmations.some((one) => one.signer.value === value),
  )?.value
  let refuse = () => {}
  answers[`/v1/chains/1337/transactions/${info.safeTxHash}/confirmations`] =
    new Promise((_, reject) => {
      refuse = () => reject(new Error('cut off'))
    })
  const shown = () => {
    const data = result.current.reads[4]?.data as typeof details | undefined
    const found = data?.detailedExecutionInfo
    return found?.type === 'MULTISIG' ? found.confirmations.length : 0
  }
  const before = shown()
  await act(async () => {
    result.current.mutation.mutate({
      chainId,
      safeTxHash: info.safeTxHash,
      signature,
      signer,
    })
  })
  await expect.poll(shown).toBe(before + 1)
  await act(async () => refuse())
  await expect.poll(shown).toBe(before)
  await expect.poll(() => failed.length).toBe(1)
})

test('error: fails once and keeps the queries fresh', async () => {
  const { result, act, sent, answers } = await open(() =>
    useProposeTransaction(),
  )
  answers[`/v1/chains/1337/transactions/${safeAddress}/propose`] =
    Response.json(
      { statusCode: 422, message: 'Invalid nonce' },
      { status: 422 },
    )
  await act(async () => {
    await result.current.mutation.mutateAsync(proposal).catch(() => {})
  })
  await expect
    .poll(() => result.current.mutation.error?.message)
    .toBe('CGW error - 422: Invalid nonce')
  expect(sent).toHaveLength(1)
})
