'use client'
import { useState } from 'react'
import { useConnection } from '../connect/useConnection.ts'

/** What {@link useReviewGuard} returns. */
export interface UseReviewGuardResult {
  /** `account` or `chain` if it changed since the review was opened. */
  readonly changed: 'account' | 'chain' | undefined
  /** Binds the review to the present account and network. */
  readonly restart: () => void
}

/**
 * Binds a review to the account and network it was opened with. When either
 * changes the review is void until the owner looks at it again.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 */
export function useReviewGuard(chainId: string): UseReviewGuardResult {
  const { account, chainId: walletChain } = useConnection()
  const [seen, setSeen] = useState({ account, walletChain })
  // Connecting during a review, or moving to the safe's own network, is part
  // of it and voids nothing.
  if (seen.account === null && account !== null)
    setSeen({ account, walletChain })
  else if (
    account === seen.account &&
    walletChain !== seen.walletChain &&
    String(walletChain) === chainId
  )
    setSeen({ account, walletChain })
  const changed =
    seen.account !== null && account !== seen.account
      ? 'account'
      : seen.walletChain !== null && walletChain !== seen.walletChain
        ? String(walletChain) === chainId
          ? undefined
          : 'chain'
        : undefined
  return { changed, restart: () => setSeen({ account, walletChain }) }
}
