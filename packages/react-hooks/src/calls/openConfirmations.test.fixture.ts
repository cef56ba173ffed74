import {
  createGatewayClient,
  type MessageListItem,
  type Page,
  type QueuedItem,
  type TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  createAddressEx,
  createConfirmation,
  createConflictHeader,
  createMessageItem,
  createMultisigExecutionDetails,
  createMultisigExecutionInfo,
  createPage,
  createSafeMessage,
  createTransactionDetails,
  createTransactionItem,
} from '@strongroom/gateway-sdk/testing'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import {
  at,
  chainId,
  messageHash,
  other,
  owner,
  safeTxHash,
  signature,
  third,
} from './exampleValues.test.fixture.ts'
import * as query from './index.ts'

const signers = [owner, other, third].map((value) => createAddressEx(value))
export const details = createTransactionDetails({
  txStatus: 'AWAITING_CONFIRMATIONS',
  detailedExecutionInfo: createMultisigExecutionDetails({
    safeTxHash,
    signers,
    confirmationsRequired: 3,
    confirmations: [createConfirmation({ signer: createAddressEx(owner) })],
  }),
})
export const page = createPage<QueuedItem>([
  createConflictHeader(),
  createTransactionItem({
    id: `multisig_${at.safeAddress}_${safeTxHash}`,
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: createMultisigExecutionInfo({
      confirmationsRequired: 3,
      confirmationsSubmitted: 1,
      missingSigners: signers.slice(1),
    }),
  }),
])
export const message = createSafeMessage({
  messageHash,
  status: 'NEEDS_CONFIRMATION',
  confirmations: [],
  confirmationsSubmitted: 0,
  confirmationsRequired: 2,
})
export const pages = <T>(
  first: Page<T>,
): InfiniteData<Page<T>, string | null> => ({
  pages: [first],
  pageParams: [null],
})

/** A gateway whose answers a test gives one by one, and a filled cache. */
export function openConfirmations() {
  const asked: {
    readonly what: string
    readonly body: unknown
    readonly signal: AbortSignal
    readonly answer: (value: unknown, status?: number) => void
  }[] = []
  const client = createGatewayClient({
    baseUrl: 'https://gateway.example',
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal as AbortSignal
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          what: `${init?.method} ${String(url).split('/').at(-1)}`,
          body: init?.body && JSON.parse(String(init.body)),
          signal,
          answer: (value, status = 200) =>
            resolve(Response.json(value, { status })),
        })
      }),
  })
  const queryClient = new QueryClient()
  const transaction = query.transactionQueryOptions(client, {
    chainId,
    transactionId: safeTxHash,
  })
  const queue = query.queueQueryOptions(client, at)
  const single = query.messageQueryOptions(client, { chainId, messageHash })
  const messages = query.messagesQueryOptions(client, at)
  queryClient.setQueryData(transaction.queryKey, details)
  queryClient.setQueryData(queue.queryKey, pages(page))
  queryClient.setQueryData(single.queryKey, message)
  queryClient.setQueryData(
    messages.queryKey,
    pages<MessageListItem>(createPage([createMessageItem(message)])),
  )
  const cache = queryClient.getMutationCache()
  const confirm = (signer: typeof owner) =>
    cache
      .build(
        queryClient,
        query.confirmTransactionMutationOptions(client, { queryClient }),
      )
      .execute({ chainId, safeTxHash, signature, signer })
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
  const sign = (signer: typeof owner) =>
    cache
      .build(
        queryClient,
        query.confirmMessageMutationOptions(client, { queryClient }),
      )
      .execute({ chainId, messageHash, signature, signer })
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
  /** Confirming owners in the details, and missing signers in the queue. */
  const shown = () => {
    const found = queryClient.getQueryData(transaction.queryKey)
    const info = found?.detailedExecutionInfo
    const list = queryClient.getQueryData(queue.queryKey)
    return [
      info?.type === 'MULTISIG'
        ? info.confirmations.map(({ signer }) => signer.value)
        : [],
      missing(list?.pages[0]),
    ]
  }
  const now = () => [
    queryClient.getQueryData(transaction.queryKey),
    queryClient.getQueryData(queue.queryKey),
  ]
  const asks = (count: number) =>
    expect.poll(() => asked.length, { interval: 2 }).toBe(count)
  return {
    ...{ asked, asks, client, queryClient, confirm, sign, shown, now },
    ...{ transaction, queue, single, messages },
  }
}

function missing(found: Page<QueuedItem> | undefined): string[] {
  return (
    found?.results.flatMap((item) =>
      item.type === 'TRANSACTION' &&
      item.transaction.executionInfo?.type === 'MULTISIG'
        ? (item.transaction.executionInfo.missingSigners ?? [])
        : [],
    ) ?? []
  ).map(({ value }) => value)
}

export const confirmedBy = (
  who: readonly string[],
  fields: Partial<TransactionDetails> = {},
) => ({
  ...details,
  ...fields,
  detailedExecutionInfo: createMultisigExecutionDetails({
    safeTxHash,
    signers,
    confirmationsRequired: 3,
    confirmations: who.map((value) =>
      createConfirmation({ signer: createAddressEx(value as typeof owner) }),
    ),
  }),
})
