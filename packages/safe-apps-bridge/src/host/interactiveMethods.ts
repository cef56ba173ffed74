/** Methods that need the user. */
export const interactiveMethods: ReadonlySet<string> = new Set([
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'wallet_requestPermissions',
])
