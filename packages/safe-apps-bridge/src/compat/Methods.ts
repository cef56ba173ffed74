type ValueOf<values> = values[keyof values]

/** Every method of the protocol. */
export const Methods = {
  sendTransactions: 'sendTransactions',
  rpcCall: 'rpcCall',
  getChainInfo: 'getChainInfo',
  getSafeInfo: 'getSafeInfo',
  getTxBySafeTxHash: 'getTxBySafeTxHash',
  getSafeBalances: 'getSafeBalances',
  signMessage: 'signMessage',
  signTypedMessage: 'signTypedMessage',
  getEnvironmentInfo: 'getEnvironmentInfo',
  getOffChainSignature: 'getOffChainSignature',
  requestAddressBook: 'requestAddressBook',
  wallet_getPermissions: 'wallet_getPermissions',
  wallet_requestPermissions: 'wallet_requestPermissions',
} as const
export type Methods = ValueOf<typeof Methods>
export declare namespace Methods {
  type sendTransactions = 'sendTransactions'
  type rpcCall = 'rpcCall'
  type getChainInfo = 'getChainInfo'
  type getSafeInfo = 'getSafeInfo'
  type getTxBySafeTxHash = 'getTxBySafeTxHash'
  type getSafeBalances = 'getSafeBalances'
  type signMessage = 'signMessage'
  type signTypedMessage = 'signTypedMessage'
  type getEnvironmentInfo = 'getEnvironmentInfo'
  type getOffChainSignature = 'getOffChainSignature'
  type requestAddressBook = 'requestAddressBook'
  type wallet_getPermissions = 'wallet_getPermissions'
  type wallet_requestPermissions = 'wallet_requestPermissions'
}

/** Methods the user has to allow. */
export const RestrictedMethods = {
  requestAddressBook: 'requestAddressBook',
} as const
export type RestrictedMethods = ValueOf<typeof RestrictedMethods>
export declare namespace RestrictedMethods {
  type requestAddressBook = 'requestAddressBook'
}
