import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../../core/defineTexts.ts'
import { useServices } from '../../core/useServices.ts'
import { useNames } from '../address-book/useNames.ts'

const settings =
  /^(module|guard|module-guard|fallback-handler|singleton|unusual-version)$/

/**
 * Names that the owner gave, and for a change of settings those of contracts on our
 * lists. The review compares their code with the published one: if it differs, they have
 * no name.
 */
export function useReviewNames(
  chainId: string,
  { verdict, verification }: UseTransactionReviewResult,
): Readonly<Record<string, string>> {
  const { config } = useServices()
  const locale = useLocale()
  const given = useNames(chainId)
  const kinds = verdict?.reasons.map(({ finding }) => finding.kind) ?? []
  const isNamed =
    verification?.status === 'verified' &&
    kinds.some((kind) => settings.test(kind)) &&
    !kinds.includes('library-code')
  // Few transactions change settings: the names are loaded with the first.
  const { data } = useQuery({
    queryKey: ['wallet', 'contract-names', chainId, locale],
    enabled: isNamed,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { contractNames } = await import('./contractNames.ts')
      return contractNames(chainId, config.chains[chainId]?.modules, locale)
    },
  })
  return useMemo(
    () => (isNamed && data ? { ...data, ...given } : given),
    [isNamed, data, given],
  )
}
