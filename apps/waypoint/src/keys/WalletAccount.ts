import type { PrivateKeyAccount } from 'viem/accounts'

/** An account of this browser. */
export interface WalletAccount {
  /** "Account 1" and so on, in the order of creation. */
  name: string
  signer: PrivateKeyAccount
}
