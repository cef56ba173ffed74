import { errorLine } from './errorLine.ts'
import { isRejection } from './isRejection.ts'
import { SigningError } from './SigningError.ts'
import type { WalletPort } from './WalletPort.ts'

/**
 * Makes sure that the wallet is on the safe's chain, asking it to switch when
 * needed, and still holds the account the review was made for.
 *
 * @throws SigningError `rejected`, `wrongChain`, `accountChanged`, or
 * `walletFailed` when it does not even say.
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
  const accounts = await ask(wallet, 'eth_accounts')
  // Wallets may list several accounts; the first is the one that is active.
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (
    typeof first !== 'string' ||
    first.toLowerCase() !== wallet.account.toLowerCase()
  )
    throw new SigningError('accountChanged')
}

async function chainOf(wallet: WalletPort): Promise<number> {
  const chainId = await ask(wallet, 'eth_chainId')
  return typeof chainId === 'object' ? Number.NaN : Number(chainId)
}

async function ask(wallet: WalletPort, method: string): Promise<unknown> {
  try {
    return await wallet.request({ method })
  } catch (error) {
    throw new SigningError('walletFailed', { detail: errorLine(error) })
  }
}
