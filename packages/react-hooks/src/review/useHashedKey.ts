import { hashKey } from '@tanstack/react-query'
import { useMemo } from 'react'

/**
 * The key of a query that names a whole transaction: `useQuery` alone would hash it,
 * often a megabyte, on every render.
 *
 * @param make is called when one of `parts` is new
 */
export function useHashedKey(
  make: () => readonly unknown[],
  parts: readonly unknown[],
): { readonly queryKey: readonly unknown[]; readonly queryHash: string } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists them
  const queryKey = useMemo(make, parts)
  return useMemo(() => ({ queryKey, queryHash: hashKey(queryKey) }), [queryKey])
}
