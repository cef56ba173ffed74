import type { WalletAccount } from '../keys/WalletAccount.ts'

/** The account with an address; the first one if the app names none. */
export function findAccount(
  accounts: readonly WalletAccount[],
  address: string | undefined,
): WalletAccount | undefined {
  if (address === undefined) return accounts[0]
  return accounts.find(
    ({ signer }) => signer.address.toLowerCase() === address.toLowerCase(),
  )
}
