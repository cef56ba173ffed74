import type { ConnectionManager } from '@strongroom/connectors'
import { SigningError } from './SigningError.ts'

/**
 * Tells when the wallet is no longer the one a request was made for: another
 * account, another wallet, or another network. Being moved to the safe's own
 * network is part of the request.
 *
 * @returns what stops it.
 */
export function watchWallet(
  manager: ConnectionManager,
  chainId: string,
  onChange: (problem: SigningError) => void,
): () => void {
  const { account, connector, chainId: first } = manager.getSnapshot()
  let chain = first
  return manager.subscribe(() => {
    const now = manager.getSnapshot()
    if (now.account !== account || now.connector !== connector)
      onChange(new SigningError('accountChanged'))
    else if (now.chainId !== chain && String(now.chainId) !== chainId)
      onChange(new SigningError('chainChanged'))
    chain = now.chainId
  })
}
