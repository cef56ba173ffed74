import {
  useSpendingLimits,
  useTokenFacts,
} from '@strongroom/react-hooks/review'
import { provenToken } from '@strongroom/ui-kit'
import { type Address, zeroAddress } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'

/** The limits of the open safe by the chain, and what is proven of their tokens. */
export function useLimits() {
  const safe = useOpenSafe()
  const { chainId, address: safeAddress } = safe
  const limits = useSpendingLimits({ chainId, safeAddress })
  const tokens = new Set(
    (limits.data?.limits ?? [])
      .map(({ token }) => token)
      .filter((token) => token !== zeroAddress),
  )
  const facts = useTokenFacts({
    ...{ chainId, safeAddress },
    tokens: limits.data && [...tokens].sort(),
  })
  const { nativeCurrency } = safe.chain
  return {
    limits,
    /** Proven symbol and decimals; undefined for a token without proof. */
    tokenOf: (
      token: Address,
    ): { symbol: string; decimals: number } | undefined =>
      token === zeroAddress
        ? nativeCurrency
        : provenToken(facts?.[token.toLowerCase()], nativeCurrency.symbol),
  }
}
