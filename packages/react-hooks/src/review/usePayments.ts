'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import type {
  Reason,
  Recipient,
  RecipientFacts,
  RecipientRisk,
} from '@strongroom/safe-protocol/risks'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import {
  historyQueryOptions,
  transactionQueryOptions,
} from '../calls/transactions.gen.ts'
import type { PaymentCount } from './countPayments.ts'
import { subjectKey } from './subjectKey.ts'
import { useHashedKey } from './useHashedKey.ts'

/** Earlier payments to the recipients of a transaction. */
export interface ReviewPayments {
  /** By lower-case recipient. */
  readonly counts: ReadonlyMap<string, PaymentCount>
  /** Who is paid for the first time, with the policy's decision. */
  readonly reasons: readonly Reason<
    Extract<RecipientRisk, { kind: 'recipient-first-time' }>
  >[]
}

/** Pages of the history that are read: older payments are not counted. */
const pages = 5
const fresh = 60_000
const none: readonly Recipient[] = []

/**
 * Earlier payments of a safe, from the gateway's latest history; undefined until it
 * answered. They are a claim: nothing has to be accepted because of them.
 */
export function usePayments(
  gateway: GatewayClient,
  {
    chainId,
    safeAddress,
    recipients = none,
    known,
  }: {
    readonly chainId: string
    readonly safeAddress: Address | undefined
    readonly recipients: readonly Recipient[] | undefined
    readonly known: RecipientFacts['known']
  },
): ReviewPayments | undefined {
  const client = useQueryClient()
  const isPaying = recipients.some(({ role }) => role === 'payment')
  const key = useHashedKey(
    () => [
      ...['strongroom', 'payments'],
      { scope: gateway.uid, chainId, safeAddress },
      subjectKey([recipients, known]),
    ],
    [gateway, chainId, safeAddress, recipients, known],
  )
  const { data } = useQuery({
    ...key,
    queryFn:
      isPaying && safeAddress
        ? async (): Promise<ReviewPayments> => {
            const [history, { readPayments }] = await Promise.all([
              client.fetchInfiniteQuery({
                ...historyQueryOptions(gateway, { chainId, safeAddress }),
                pages,
                staleTime: fresh,
              }),
              import('./readPayments.ts'),
            ])
            const items = history.pages.flatMap(({ results }) => results)
            return readPayments(items, recipients, {
              safeAddress,
              known,
              readBatch: (transactionId) =>
                client.fetchQuery({
                  ...transactionQueryOptions(gateway, {
                    chainId,
                    transactionId,
                  }),
                  // What was executed stays as it is.
                  staleTime: Number.POSITIVE_INFINITY,
                  retry: false,
                }),
            })
          }
        : skipToken,
    staleTime: fresh,
    retry: false,
    // Maps are kept as they are.
    structuralSharing: false,
  })
  return data
}
