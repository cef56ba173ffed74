import type { Outcome } from '@strongroom/react-hooks/sign'
import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'

/** The cache entry that holds what this browser saw of an execution. */
export const outcomeKey = (safeTxHash: Hex | undefined) =>
  ['wallet', 'outcome', safeTxHash] as const

/** What became of an execution, when this browser followed it itself. */
export function useOutcome(
  safeTxHash: Hex | undefined,
): Exclude<Outcome, { status: 'waiting' }> | undefined {
  const { data } = useQuery<Exclude<Outcome, { status: 'waiting' }> | null>({
    queryKey: outcomeKey(safeTxHash),
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? undefined
}
