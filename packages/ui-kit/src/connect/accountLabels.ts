/** The texts of an `AccountMenu`. */
export interface AccountMenuLabels {
  account: string
  copy: string
  wallet: string
  network: string
  balance: string
  session: string
  'signed-out': string
  checking: string
  signing: string
  'signed-in': string
  signIn: string
  signOut: string
  disconnect: string
  switchWallet: string
  wrongChain: (chain: string) => string
  /** The network of a wallet that is not on the app's. */
  otherChain: (chain: string) => string
}

export const defaultAccountLabels: AccountMenuLabels = {
  account: 'Account',
  copy: 'Copy address',
  wallet: 'Wallet',
  network: 'Network',
  balance: 'Balance',
  session: 'Gateway',
  'signed-out': 'Signed out',
  checking: 'Checking…',
  signing: 'Waiting for the wallet…',
  'signed-in': 'Signed in',
  signIn: 'Sign in',
  signOut: 'Sign out',
  disconnect: 'Disconnect',
  switchWallet: 'Use another wallet',
  wrongChain: (chain) => `Switch wallet to ${chain}`,
  otherChain: (chain) => `Not ${chain}`,
}
