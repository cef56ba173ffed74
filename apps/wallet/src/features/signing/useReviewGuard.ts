import { useConnection } from '@strongroom/react-hooks'
import { useState } from 'react'

/**
 * Binds a review to the account and network it was opened with. When either
 * changes the review is void until somebody looks at it again.
 */
export function useReviewGuard(chainId: string): {
  changed: 'account' | 'chain' | undefined
  restart: () => void
} {
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
