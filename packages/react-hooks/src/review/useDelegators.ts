'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { queryKey } from '../calls/queryKey.ts'
import { sameText } from '../verify/sameText.ts'

interface DelegatorsInput {
  readonly chainId: string
  readonly safeAddress: Address | undefined
  readonly account: Address | undefined
  /** Owners by the chain; undefined where the account cannot propose. */
  readonly owners: readonly Address[] | undefined
}

const none: readonly never[] = []

/**
 * The owners whose delegate an account is, as the gateway says; undefined for an owner,
 * who needs none. Few accounts are neither: the code that asks loads for them.
 */
export function useDelegators(
  gateway: GatewayClient,
  { owners = none, account: delegate, ...safe }: DelegatorsInput,
): readonly Address[] | undefined {
  const { chainId, safeAddress } = safe
  const isNeeded =
    owners.length > 0 && !owners.some((one) => sameText(one, delegate ?? ''))
  return useQuery({
    queryKey: queryKey(gateway, 'delegates', { ...safe, delegate, owners }),
    queryFn:
      isNeeded && delegate && safeAddress
        ? async ({ signal }) => {
            const { readDelegators } = await import('../calls/safeDelegates.ts')
            const input = { chainId, safeAddress, owners, delegate, signal }
            return readDelegators(gateway, input)
          }
        : skipToken,
  }).data
}
