import { errorLine } from './errorLine.ts'
import { isRejection } from './isRejection.ts'
import { SigningError } from './SigningError.ts'
import type { WalletPort } from './WalletPort.ts'

/**
 * Makes sure that the wallet is on the safe's chain, asking it to switch when
 * needed, and still holds the account the review was made for.
 *
 * @throws SigningError `rejected`, `wrongChain` or `accountChanged`.
 */
export async function assertWallet(
  wallet: WalletPort,
  chainId: number,
): Promise<void> {
  if ((await chainOf(wallet)) !== chainId) {
    try {
      await wallet.switchChain(chainId)
    } catch (error) {
      if (isRejection(error)) throw new SigningError('rejected')
      throw new SigningError('wrongChain', { detail: errorLine(error) })
    }
    if ((await chainOf(wallet)) !== chainId)
      throw new SigningError('wrongChain')
  }
  const accounts = await wallet.request({ method: 'eth_accounts' })
  const first = Array.isArray(accounts) ? String(accounts[0]) : ''
  const known =
    Array.isArray(accounts) &&
    accounts.some((entry) => sameText(String(entry), wallet.account))
  // Wallets may list several accounts; the first is the one that is active.
  if (!known || !sameText(first, wallet.account))
    throw new SigningError('accountChanged')
}

async function chainOf(wallet: WalletPort): Promise<number> {
  return Number(await wallet.request({ method: 'eth_chainId' }))
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
