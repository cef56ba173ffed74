import type { Rpc } from '@strongroom/react-hooks/chain'
import { getRecommendedVersion } from '@strongroom/safe-protocol'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { checkPlan, planSafe } from './planSafe.ts'
import type { SafeDraft } from './SafeDraft.ts'

/** The plan of a draft and its checks on chain. */
export function usePlan(draft: SafeDraft, rpc: Rpc | undefined) {
  const { saltNonce } = draft
  const chainId = Number(draft.chain.chainId)
  const owners = draft.owners.flatMap(({ address }): Address[] =>
    address ? [address] : [],
  )
  const key = [
    ...[chainId, owners.join(), draft.threshold, String(saltNonce)],
    ...(draft.plan ? [draft.plan.address] : []),
  ]
  const plan = useQuery({
    queryKey: ['wallet', 'safe-plan', ...key],
    queryFn: () =>
      draft.plan ??
      planSafe({
        chainId,
        version: getRecommendedVersion(chainId),
        owners,
        threshold: draft.threshold,
        saltNonce,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data } = plan
  const check = useQuery({
    queryKey: ['wallet', 'safe-plan-check', rpc?.url, ...key],
    queryFn:
      data === undefined || rpc === undefined
        ? skipToken
        : async ({ signal }) =>
            (await checkPlan(rpc, data, chainId, signal)) ?? null,
    // Two parts of a page share one check; `createSafe` checks once more.
    staleTime: 5_000,
    retry: 1,
  })
  return { plan, check }
}
