'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import {
  type ReviewConfigParameters,
  useReviewConfig,
} from '../review/useReviewCheck.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { SafeOwner } from './readOwnership.ts'
import type { ApprovalWay, ParentApproval } from './readWays.ts'

/** What the safes among the owners of a safe can do about a hash. */
export interface NestedApprovals {
  /** All owners, with the owners of those that are safes. */
  readonly owners: readonly SafeOwner[]
  /** The owners that are safes, and their approvals. */
  readonly parents: readonly ParentApproval[]
  /** How the account can confirm through them, the shortest way first. */
  readonly ways: readonly ApprovalWay[]
}

/** About the time of a block. */
const readEvery = 12_000
const mostWays = 4

/**
 * Reads from the owner's node which owners of a safe are safes themselves, what they
 * have done about a transaction or a message, and how an account that owns one of them
 * confirms through it. The gateway names what waits in their queues; bytes and
 * signatures of it are checked.
 *
 * @returns undefined until the node answered, and without a node
 * @throws MissingProviderError without a provider that has a `manager` and a `gateway`
 * @example
 * import { useNestedApprovals } from '@strongroom/react-hooks/review'
 *
 * export function Parents({ hash }: { hash: `0x${string}` }) {
 *   const found = useNestedApprovals({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     hash,
 *     account: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
 *   })
 *   return <p>{found?.ways.length ?? 0} safes of yours can confirm.</p>
 * }
 */
export function useNestedApprovals(
  parameters: useNestedApprovals.Parameters,
): NestedApprovals | undefined {
  const { chainId, safeAddress, hash, account } = parameters
  const { gateway, rpc } = useReviewConfig('useNestedApprovals', parameters)
  const { data } = useQuery({
    queryKey: [
      ...['strongroom', 'nestedApprovals'],
      { scope: gateway.uid, chainId, safeAddress, node: rpc && nodeIdOf(rpc) },
      ...[hash, account],
    ],
    queryFn:
      rpc && safeAddress
        ? async ({ signal }): Promise<NestedApprovals> => {
            const [{ readOwnership, findOwnerPaths }, ways] = await Promise.all(
              [import('./readOwnership.ts'), import('./readWays.ts')],
            )
            const owners = await readOwnership(rpc, safeAddress, { signal })
            if (!hash) return { owners, parents: [], ways: [] }
            const paths = account ? findOwnerPaths(owners, account) : []
            const context = { chainId, gateway, rpc, signal }
            const asked = { safe: safeAddress, hash }
            return {
              owners,
              parents: await Promise.all(
                owners
                  .filter(({ kind }) => kind === 'safe')
                  .map((one) => ways.readParentApproval(one, asked, context)),
              ),
              ways: await Promise.all(
                paths
                  .slice(0, mostWays)
                  .map((path) => ways.readWay(path, asked, context)),
              ),
            }
          }
        : skipToken,
    refetchInterval: readEvery,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })
  return data
}

export declare namespace useNestedApprovals {
  interface Parameters extends ReviewConfigParameters {
    /** Hash of the transaction or of the message; without it only the owners are read. */
    readonly hash?: Hex | undefined
    /** The connected account. */
    readonly account?: Address | undefined
  }
}
