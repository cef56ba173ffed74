import type { Rpc } from '@strongroom/react-hooks/chain'
import { getRecommendedVersion } from '@strongroom/safe-protocol'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import {
  checkPlan,
  type PlanFault,
  planSafe,
  type SafePlan,
} from '../../chain/planSafe.ts'
import { type Occupant, readOccupant } from '../../chain/readOccupant.ts'
import { useServices } from '../../core/useServices.ts'
import type { SafeDraft } from './SafeDraft.ts'
import { versionFor } from './versions.ts'

/** The plan of a draft and its checks on chain. */
export function usePlan(draft: SafeDraft, rpc: Rpc | undefined) {
  const { saltNonce } = draft
  const chainId = Number(draft.chain.chainId)
  const owners = draft.owners.flatMap(({ address }): Address[] =>
    address ? [address] : [],
  )
  const { secondRpcFor } = useServices()
  const second = secondRpcFor(draft.chain.chainId)
  const key = [
    ...[
      chainId,
      owners.join(),
      draft.threshold,
      String(saltNonce),
      draft.version,
      draft.others?.map((each) => each.chainId).join(),
    ],
    ...(draft.plan ? [draft.plan.address] : []),
  ]
  const plan = useQuery({
    queryKey: ['wallet', 'safe-plan', ...key],
    queryFn: () =>
      draft.plan ??
      planSafe({
        chainId,
        version:
          versionFor(
            [draft.chain, ...(draft.others ?? [])].map((each) => each.chainId),
            draft.version,
          ) ?? getRecommendedVersion(chainId),
        owners,
        threshold: draft.threshold,
        saltNonce,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data } = plan
  const check = useQuery({
    queryKey: ['wallet', 'safe-plan-check', rpc?.url, second?.url, ...key],
    queryFn:
      data === undefined || rpc === undefined
        ? skipToken
        : ({ signal }) =>
            checkOnNodes([rpc, second], data, { chainId, signal }),
    // Two parts of a page share one check; `createSafe` checks once more.
    staleTime: 5_000,
    retry: 1,
  })
  return { plan, check }
}

/** What the nodes have against a plan: null for nothing. */
async function checkOnNodes(
  [rpc, second]: readonly [Rpc, Rpc | undefined],
  plan: SafePlan,
  { chainId, signal }: { chainId: number; signal: AbortSignal },
): Promise<(PlanFault & { occupant?: Occupant }) | null> {
  const params = [plan.address, 'latest']
  const [fault, code] = await Promise.all([
    checkPlan(rpc, plan, chainId, signal),
    // A second node that does not answer says nothing.
    second
      ?.request({ method: 'eth_getCode', params, signal })
      .catch(() => undefined),
  ])
  const isUsed =
    fault?.problem === 'occupied' || (code !== undefined && code !== '0x')
  if (!isUsed) return fault ?? null
  const occupant = await readOccupant([rpc, second], plan, signal)
  return { problem: 'occupied', occupant }
}
