const chainId = '11155111'
const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const owner = '0x21Eb2E8A4fC3F2F8D3b8CbF2d0f0C4dF5b8E5D41'
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'cd'.repeat(65)}`
const pageUrl = '/page?cursor=limit%3D20%26offset%3D20'
const headers = {
  'Safe-Wallet-Signature': signature,
  'Safe-Wallet-Signature-Timestamp': '1700000000000',
}

/** Values that a query may hold, wanted or not. */
const odd = {
  a: null,
  b: undefined,
  c: true,
  d: false,
  e: 0,
  f: 1.5,
  g: '',
  h: 'x y,z:/?&=+%ü',
  i: ['p', 'q'],
  3: 'first',
}

const safeTransaction = {
  to: owner,
  value: '1',
  data: '0x',
  nonce: '7',
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: owner,
  refundReceiver: undefined,
  safeTxHash: hash,
  sender: owner,
  signature,
  origin: '{"name":"ü"}',
}

/** Parameters of a call with `(chainId, address, query, pageUrl)`. */
const paged = (query: object) => [
  [chainId, address],
  [chainId, address, query],
  [chainId, address, odd],
  [chainId, address, null],
  [chainId, address, undefined, pageUrl],
  [chainId, address, query, pageUrl],
  [chainId, address, query, null],
  [chainId, address, query, ''],
]

const calldata = [
  [chainId, address, 0, '0xa9059cbb'],
  [chainId, address, 1, '0xa9059cbb', owner],
  [chainId, address, 0, '0x', owner, '1'],
  [chainId, address, 0, '0x', null, null],
]

/**
 * The parameters to try with each call: usual ones, required ones alone, odd
 * ones.
 */
export const calls: Readonly<Record<string, readonly unknown[][]>> = {
  relayTransaction: [
    [chainId, { version: '1.4.1', to: address, data: '0x', gasLimit: '1' }],
    [chainId, { version: '1.4.1', to: address, data: '0x' }],
    [chainId],
  ],
  getRelayCount: [[chainId, address]],
  getSafeInfo: [[chainId, address], [], [null, undefined], [1, true]],
  getIncomingTransfers: paged({
    trusted: true,
    execution_date__gte: '2024-01-01T00:00:00+01:00',
    token_address: owner,
  }),
  getModuleTransactions: paged({ module: owner, transaction_hash: hash }),
  getMultisigTransactions: paged({ nonce: '5', executed: 'false' }),
  getBalances: [
    [chainId, address],
    [chainId, address, 'EUR', { trusted: false, exclude_spam: true }],
    [chainId, address, undefined, odd],
    [chainId, address, null, null],
  ],
  getFiatCurrencies: [[]],
  getOwnedSafes: [[chainId, owner]],
  getAllOwnedSafes: [[owner]],
  getCollectibles: [
    [chainId, address],
    [chainId, address, { trusted: true, exclude_spam: false }],
    [chainId, address, odd],
  ],
  getCollectiblesPage: paged({ trusted: true, exclude_spam: false }),
  getTransactionHistory: paged({ imitation: false, timezone: 'Europe/Zurich' }),
  getTransactionQueue: paged({ trusted: true, page_url: 'http://a/b' }),
  getTransactionDetails: [
    [chainId, `multisig_${address}_${hash}`],
    [chainId, hash],
  ],
  deleteTransaction: [
    [chainId, hash, signature],
    [chainId, hash],
  ],
  postSafeGasEstimation: [
    [chainId, address, { to: owner, value: '0', data: '0x', operation: 1 }],
  ],
  getNonces: [[chainId, address]],
  proposeTransaction: [
    [chainId, address, safeTransaction],
    [chainId, address],
    [chainId, address, null],
    [chainId, address, 'text'],
    [chainId, address, ''],
    [chainId, address, 0],
    [chainId, address, 1n],
    [chainId, address, Symbol('body')],
    [chainId, address, { toJSON: () => undefined }],
  ],
  getConfirmationView: calldata,
  getTxPreview: calldata,
  getChainsConfig: [[], [{ ordering: '-name', limit: 5, offset: 0 }], [odd]],
  getChainConfig: [[chainId]],
  getSafeApps: [[chainId], [chainId, { client_url: 'https://a.b' }]],
  getMasterCopies: [[chainId]],
  getDecodedData: [
    [chainId, 0, '0xa9059cbb'],
    [chainId, 1, '0xa9059cbb', owner],
  ],
  getSafeMessages: [
    [chainId, address],
    [chainId, address, pageUrl],
  ],
  getSafeMessage: [[chainId, hash]],
  proposeSafeMessage: [
    [chainId, address, { message: 'ü', safeAppId: 1, signature }],
    [chainId, address, { message: { domain: {}, types: {} }, signature }],
  ],
  confirmSafeMessage: [[chainId, hash, { signature }]],
  getDelegates: [
    [chainId],
    [chainId, { safe: address, label: 'a b' }],
    [chainId, odd],
  ],
  registerDevice: [
    [
      {
        uuid: 'u',
        cloudMessagingToken: 't',
        buildNumber: '0',
        bundle: 'b',
        deviceType: 'WEB',
        version: '1.0.0',
        safeRegistrations: [{ chainId, safes: [address], signatures: [] }],
      },
    ],
  ],
  unregisterSafe: [[chainId, address, 'u-u-i-d']],
  unregisterDevice: [[chainId, 'u-u-i-d']],
  registerEmail: [
    [chainId, address, { emailAddress: 'a@b.c', signer: owner }, headers],
    [chainId, address, {}, { 'Content-Type': 'text/plain' }],
    [chainId, address, {}],
  ],
  changeEmail: [[chainId, address, owner, { emailAddress: 'a@b.c' }, headers]],
  resendEmailVerificationCode: [[chainId, address, owner]],
  verifyEmail: [[chainId, address, owner, { code: '000123' }]],
  getRegisteredEmail: [
    [chainId, address, owner, headers],
    [chainId, address, owner, { 'Content-Type': 'text/plain' }],
    [chainId, address, owner, {}],
    [chainId, address, owner],
  ],
  deleteRegisteredEmail: [
    [chainId, address, owner, headers],
    [chainId, address, owner],
  ],
  registerRecoveryModule: [[chainId, address, { moduleAddress: owner }]],
  unsubscribeSingle: [[{ category: 'account_recovery', token: 'a b' }], []],
  unsubscribeAll: [[{ token: 'a&b' }]],
  getSafeOverviews: [
    [
      [`1:${address}`, `10:${owner}`],
      { currency: 'usd', trusted: true, exclude_spam: false },
    ],
    [[`1:${address}`], { wallet_address: owner, safes: 'mine', currency: 'x' }],
    [[], odd],
    [[`1:${address}`]],
    [undefined, {}],
    ['1:0x', {}],
  ],
  getContract: [[chainId, owner]],
  getAuthNonce: [[]],
  verifyAuth: [[{ message: 'ü\n', signature }]],
  createAccount: [[{ address: owner }]],
  getAccount: [[owner]],
  deleteAccount: [[owner]],
  getAccountDataTypes: [[]],
  getAccountDataSettings: [[owner]],
  putAccountDataSettings: [
    [owner, { accountDataSettings: [{ dataTypeId: '1', enabled: true }] }],
  ],
  getIndexingStatus: [[chainId]],
}

/** Makes page links absolute, for a server that runs. */
export const at = (base: string, parameters: readonly unknown[]) =>
  parameters.map((value) => (value === pageUrl ? base + pageUrl : value))
