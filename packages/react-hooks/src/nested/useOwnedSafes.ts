'use client'
import { getOwnedSafes } from '@strongroom/gateway-sdk'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import {
  type ReviewConfigParameters,
  useReviewConfig,
} from '../review/useReviewCheck.ts'
import { ask } from '../verify/ask.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import { readChainState } from '../verify/readChainSafe.ts'
import { sameText } from '../verify/sameText.ts'
import type { ChainSafe } from '../verify/Verification.ts'

/** A safe that a gateway says another one owns. */
export interface OwnedSafe {
  readonly address: Address
  /**
   * `owned`: the owner's node says so too. `notOwned`: it says that the gateway is
   * wrong. `unread`: it did not answer; offer nothing for such a safe.
   */
  readonly status: 'owned' | 'notOwned' | 'unread'
  /** Its state by the owner's node. */
  readonly safe: ChainSafe | undefined
}

const most = 50

/**
 * The safes that a safe owns: as the gateway lists them, each checked on the owner's
 * node. At most 50 are checked; the rest are `unread`.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a `gateway`
 * @example
 * import { useOwnedSafes } from '@strongroom/react-hooks/review'
 *
 * export function Children() {
 *   const { data = [] } = useOwnedSafes({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return data.map(({ address, status }) =>
 *     status === 'owned' ? <p key={address}>{address}</p> : null,
 *   )
 * }
 */
export function useOwnedSafes(parameters: ReviewConfigParameters) {
  const { chainId, safeAddress } = parameters
  const { gateway, rpc } = useReviewConfig('useOwnedSafes', parameters)
  return useQuery({
    queryKey: [
      ...['strongroom', 'ownedSafes'],
      { scope: gateway.uid, chainId, safeAddress, node: rpc && nodeIdOf(rpc) },
    ],
    queryFn: safeAddress
      ? async ({ signal }): Promise<readonly OwnedSafe[]> => {
          const { safes } = await getOwnedSafes(gateway, {
            ...{ chainId, ownerAddress: safeAddress, signal },
          })
          const unread = (address: Address): OwnedSafe => ({
            ...{ address, status: 'unread', safe: undefined },
          })
          return Promise.all(
            safes.map(async (address, at): Promise<OwnedSafe> => {
              if (!rpc || at >= most) return unread(address)
              try {
                const code = await ask(
                  rpc,
                  'eth_getCode',
                  [address, 'latest'],
                  signal,
                )
                if (code === '0x')
                  return { address, status: 'notOwned', safe: undefined }
                const safe = await readChainState(rpc, address)
                const isOwned = safe.owners.some((owner) =>
                  sameText(owner, safeAddress),
                )
                return { address, status: isOwned ? 'owned' : 'notOwned', safe }
              } catch {
                signal.throwIfAborted()
                return unread(address)
              }
            }),
          )
        }
      : skipToken,
    staleTime: 15_000,
    retry: false,
  })
}
