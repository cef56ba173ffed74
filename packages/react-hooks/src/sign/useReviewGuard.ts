'use client'
import { useState } from 'react'
import { useConnection } from '../connect/useConnection.ts'

/** What {@link useReviewGuard} returns. */
export interface UseReviewGuardResult {
  /** What is another one since the review was opened. */
  readonly changed: 'account' | 'chain' | undefined
  /** Somebody has looked at it again. */
  readonly restart: () => void
}

/**
 * Binds a review to the account and network it was opened with. When either
 * changes the review is void until somebody looks at it again.
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
