import {
  address,
  chainId,
  emailHeaders,
  hash,
  other,
  uuid,
  type WireCall,
} from './samples.ts'

const chain = `/v1/chains/${chainId}`
const safe = `${chain}/safes/${address}`
const safeOfChain = { chainId, safeAddress: address }
const dates = {
  executionDateGte: '2024-01-01T00:00:00Z',
  executionDateLte: '2024-02-01T00:00:00+01:00',
}
const datesQuery =
  'execution_date__gte=2024-01-01T00%3A00%3A00Z&execution_date__lte=2024-02-01T00%3A00%3A00%2B01%3A00'
const cursor = 'limit=20&offset=20'
const cursorQuery = 'cursor=limit%3D20%26offset%3D20'
const timezone = 'Europe/Zurich'

/** Every GET: gateway routes in the order of the gateway's own documents. */
export const reads: Readonly<Record<string, WireCall>> = {
  getRelayCount: {
    parameters: { chainId, address },
    optional: { safeTxHash: hash },
    sends: `GET ${chain}/relay/${address}`,
    query: `safeTxHash=${hash}`,
  },
  getRelayStatus: {
    parameters: { chainId, taskId: hash },
    sends: `GET ${chain}/relay/status/${hash}`,
  },
  getSafeInfo: { parameters: safeOfChain, sends: `GET ${safe}` },
  getIncomingTransfers: {
    parameters: safeOfChain,
    optional: {
      trusted: false,
      ...dates,
      to: other,
      tokenAddress: other,
      value: '1000',
      timezone,
      cursor,
    },
    sends: `GET ${safe}/incoming-transfers/`,
    query: `trusted=false&${datesQuery}&to=${other}&token_address=${other}&value=1000&timezone=Europe%2FZurich&${cursorQuery}`,
  },
  getModuleTransactions: {
    parameters: safeOfChain,
    optional: {
      module: other,
      to: other,
      timezone,
      transactionHash: hash,
      cursor,
    },
    sends: `GET ${safe}/module-transactions/`,
    query: `module=${other}&to=${other}&timezone=Europe%2FZurich&transaction_hash=${hash}&${cursorQuery}`,
  },
  getMultisigTransactions: {
    parameters: safeOfChain,
    optional: {
      ...dates,
      to: other,
      value: '1',
      nonce: '7',
      executed: true,
      timezone,
      cursor,
    },
    sends: `GET ${safe}/multisig-transactions/`,
    query: `${datesQuery}&to=${other}&value=1&nonce=7&executed=true&timezone=Europe%2FZurich&${cursorQuery}`,
  },
  getBalances: {
    parameters: { ...safeOfChain, currency: 'eur' },
    optional: { trusted: true, excludeSpam: false },
    sends: `GET ${safe}/balances/eur`,
    query: 'trusted=true&exclude_spam=false',
  },
  getFiatCurrencies: {
    parameters: {},
    sends: 'GET /v1/balances/supported-fiat-codes',
  },
  getOwnedSafes: {
    parameters: { chainId, ownerAddress: address },
    sends: `GET ${chain}/owners/${address}/safes`,
  },
  getAllOwnedSafes: {
    parameters: { ownerAddress: address },
    sends: `GET /v1/owners/${address}/safes`,
  },
  getAllOwnedSafesV2: {
    parameters: { ownerAddress: address },
    sends: `GET /v2/owners/${address}/safes`,
  },
  getAllOwnedSafesV3: {
    parameters: { ownerAddress: address },
    sends: `GET /v3/owners/${address}/safes`,
  },
  getCollectibles: {
    parameters: safeOfChain,
    optional: { trusted: false, excludeSpam: true },
    sends: `GET ${safe}/collectibles`,
    query: 'trusted=false&exclude_spam=true',
  },
  getCollectiblesPage: {
    parameters: safeOfChain,
    optional: { trusted: false, excludeSpam: true, cursor },
    sends: `GET /v2/chains/${chainId}/safes/${address}/collectibles`,
    query: `trusted=false&exclude_spam=true&${cursorQuery}`,
  },
  getTransactionHistory: {
    parameters: safeOfChain,
    optional: {
      trusted: false,
      imitation: false,
      timezone,
      timezoneOffset: -3_600_000,
      cursor,
    },
    sends: `GET ${safe}/transactions/history`,
    query: `trusted=false&imitation=false&timezone=Europe%2FZurich&timezone_offset=-3600000&${cursorQuery}`,
  },
  getTransactionQueue: {
    parameters: safeOfChain,
    optional: { trusted: false, timezone, cursor },
    sends: `GET ${safe}/transactions/queued`,
    query: `trusted=false&timezone=Europe%2FZurich&${cursorQuery}`,
  },
  getSafeOverviews: {
    parameters: {
      currency: 'eur',
      safes: [`1:${address}`, `10:${other}`],
    },
    optional: { trusted: true, excludeSpam: false, walletAddress: other },
    sends: `GET /v1/safes?currency=eur&safes=1%3A${address}%2C10%3A${other}`,
    query: `currency=eur&trusted=true&exclude_spam=false&wallet_address=${other}&safes=1%3A${address}%2C10%3A${other}`,
  },
  getSafeOverviewsV2: {
    parameters: { currency: 'eur', safes: [`1:${address}`] },
    optional: { trusted: true, walletAddress: other },
    sends: `GET /v2/safes?currency=eur&safes=1%3A${address}`,
    query: `currency=eur&trusted=true&wallet_address=${other}&safes=1%3A${address}`,
  },
  getTransactionDetails: {
    parameters: { chainId, transactionId: `multisig_${address}_${hash}` },
    sends: `GET ${chain}/transactions/multisig_${address}_${hash}`,
  },
  getNonces: { parameters: safeOfChain, sends: `GET ${safe}/nonces` },
  getCreationTransaction: {
    parameters: safeOfChain,
    sends: `GET ${safe}/transactions/creation`,
  },
  getChainsConfig: {
    parameters: {},
    optional: { ordering: '-name', limit: 10, offset: 0, cursor },
    sends: 'GET /v1/chains',
    query: `ordering=-name&limit=10&offset=0&${cursorQuery}`,
  },
  getChainsConfigV2: {
    parameters: { serviceKey: 'WALLET WEB' },
    optional: { cursor },
    sends: 'GET /v2/chains?serviceKey=WALLET+WEB',
    query: `serviceKey=WALLET+WEB&${cursorQuery}`,
  },
  getChainConfig: { parameters: { chainId }, sends: `GET ${chain}` },
  getChainConfigV2: {
    parameters: { chainId, serviceKey: 'WALLET_WEB' },
    sends: `GET /v2/chains/${chainId}?serviceKey=WALLET_WEB`,
  },
  getSafeApps: {
    parameters: { chainId },
    optional: { clientUrl: 'https://a.example/', url: 'https://b.example' },
    sends: `GET ${chain}/safe-apps`,
    query:
      'client_url=https%3A%2F%2Fa.example%2F&clientUrl=https%3A%2F%2Fa.example%2F&url=https%3A%2F%2Fb.example',
  },
  getMasterCopies: {
    parameters: { chainId },
    sends: `GET ${chain}/about/master-copies`,
  },
  getIndexingStatus: {
    parameters: { chainId },
    sends: `GET ${chain}/about/indexing`,
  },
  getContract: {
    parameters: { chainId, contractAddress: address },
    sends: `GET ${chain}/contracts/${address}`,
  },
  getSafeMessages: {
    parameters: safeOfChain,
    optional: { cursor },
    sends: `GET ${safe}/messages`,
    query: cursorQuery,
  },
  getSafeMessage: {
    parameters: { chainId, messageHash: hash },
    sends: `GET ${chain}/messages/${hash}`,
  },
  getDelegates: {
    parameters: { chainId },
    optional: {
      safe: address,
      delegate: other,
      delegator: address,
      label: 'a&b=ü',
      cursor,
    },
    sends: `GET /v2/chains/${chainId}/delegates`,
    query: `safe=${address}&delegate=${other}&delegator=${address}&label=a%26b%3D%C3%BC&${cursorQuery}`,
  },
  getNotificationTypes: {
    parameters: { ...safeOfChain, uuid },
    sends: `GET /v2/chains/${chainId}/notifications/devices/${uuid}/safes/${address}`,
    credentials: 'include',
  },
  getRegisteredEmail: {
    parameters: {
      ...safeOfChain,
      signerAddress: other,
      headers: emailHeaders,
    },
    sends: `GET ${safe}/emails/${other}`,
    headers: { ...emailHeaders, 'Content-Type': 'application/json' },
  },
  getAuthNonce: {
    parameters: {},
    sends: 'GET /v1/auth/nonce',
    credentials: 'include',
  },
  getMe: {
    parameters: {},
    sends: 'GET /v1/auth/me',
    credentials: 'include',
  },
  getAccount: {
    parameters: { address },
    sends: `GET /v1/accounts/${address}`,
    credentials: 'include',
  },
  getAccountDataTypes: {
    parameters: {},
    sends: 'GET /v1/accounts/data-types',
  },
  getAccountDataSettings: {
    parameters: { address },
    sends: `GET /v1/accounts/${address}/data-settings`,
    credentials: 'include',
  },
}
