import { describe, expect, test } from 'vitest'
import * as sdk from '../index.ts'

const chainId = '1337'
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' as const
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const signature = `0x${'11'.repeat(65)}` as const
const call = { to: safeAddress, value: '1', data: '0x', operation: 0 } as const
const proposal = {
  ...call,
  nonce: '7',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: '0x0000000000000000000000000000000000000000',
  safeTxHash,
  sender: safeAddress,
  signature,
  origin: undefined,
} as const
const common = { chainId, safeAddress }

/** Every call with all its parameters, by name. */
const calls: Record<string, [(client: never, p: never) => unknown, object]> = {
  confirmTransaction: [
    sdk.confirmTransaction,
    { chainId, safeTxHash, signature },
  ],
  deleteTransaction: [
    sdk.deleteTransaction,
    { chainId, safeTxHash, signature },
  ],
  getAllOwnedSafes: [sdk.getAllOwnedSafes, { ownerAddress: safeAddress }],
  getBalances: [
    sdk.getBalances,
    { ...common, currency: 'eur', trusted: true, excludeSpam: false },
  ],
  getChainConfig: [sdk.getChainConfig, { chainId }],
  getChainsConfig: [sdk.getChainsConfig, { limit: 10, offset: 0 }],
  getContract: [sdk.getContract, { chainId, contractAddress: safeAddress }],
  getCreationTransaction: [sdk.getCreationTransaction, common],
  getDecodedData: [
    sdk.getDecodedData,
    { chainId, to: safeAddress, data: '0xabcd' },
  ],
  getFiatCurrencies: [sdk.getFiatCurrencies, {}],
  getIndexingStatus: [sdk.getIndexingStatus, { chainId }],
  getMasterCopies: [sdk.getMasterCopies, { chainId }],
  getNonces: [sdk.getNonces, common],
  getOwnedSafes: [sdk.getOwnedSafes, { chainId, ownerAddress: safeAddress }],
  getSafeInfo: [sdk.getSafeInfo, common],
  getSafeOverviews: [
    sdk.getSafeOverviews,
    {
      safes: [`1:${safeAddress}`, `10:${safeAddress}`],
      trusted: true,
      excludeSpam: true,
      walletAddress: safeAddress,
    },
  ],
  getTransactionDetails: [
    sdk.getTransactionDetails,
    { chainId, transactionId: `multisig_${safeAddress}_${safeTxHash}` },
  ],
  getTransactionHistory: [
    sdk.getTransactionHistory,
    { ...common, timezone: 'Europe/Zurich', cursor: 'limit=20&offset=20' },
  ],
  getTransactionQueue: [sdk.getTransactionQueue, { ...common, trusted: false }],
  getTxPreview: [sdk.getTxPreview, { ...common, ...call }],
  postSafeGasEstimation: [sdk.postSafeGasEstimation, { ...common, ...call }],
  proposeTransaction: [sdk.proposeTransaction, { ...common, ...proposal }],
}

function record() {
  const sent: string[] = []
  const client = sdk.createGatewayClient({
    baseUrl: 'https://gateway.example/',
    retry: 0,
    fetch: async (url, init) => {
      const { method, headers, body, ...rest } = init ?? {}
      expect(Object.keys(rest)).toEqual(['signal'])
      const type = headers === undefined ? '' : ` ${JSON.stringify(headers)}`
      sent.push(
        `${method} ${String(url).replace('https://gateway.example', '')}${type}${body === undefined ? '' : ` ${body}`}`,
      )
      return Response.json({})
    },
  })
  return { sent, client }
}

test('default: what each call sends', async () => {
  const { sent, client } = record()
  for (const [action, parameters] of Object.values(calls))
    await action(client as never, parameters as never)
  expect(sent.join('\n')).toMatchInlineSnapshot(`
    "POST /v1/chains/1337/transactions/0xabababababababababababababababababababababababababababababababab/confirmations {"Content-Type":"application/json"} {"signature":"0x1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111"}
    DELETE /v1/chains/1337/transactions/0xabababababababababababababababababababababababababababababababab {"Content-Type":"application/json"} {"signature":"0x1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111"}
    GET /v1/owners/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/safes
    GET /v1/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/balances/eur?trusted=true&exclude_spam=false
    GET /v1/chains/1337
    GET /v1/chains?limit=10&offset=0
    GET /v1/chains/1337/contracts/0x5aFE3855358E112B5647B952709E6165e1c1eEEe
    GET /v1/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/transactions/creation
    POST /v1/chains/1337/data-decoder {"Content-Type":"application/json"} {"data":"0xabcd","to":"0x5aFE3855358E112B5647B952709E6165e1c1eEEe"}
    GET /v1/balances/supported-fiat-codes
    GET /v1/chains/1337/about/indexing
    GET /v1/chains/1337/about/master-copies
    GET /v1/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/nonces
    GET /v1/chains/1337/owners/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/safes
    GET /v1/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe
    GET /v1/safes?currency=usd&trusted=true&exclude_spam=true&wallet_address=0x5aFE3855358E112B5647B952709E6165e1c1eEEe&safes=1%3A0x5aFE3855358E112B5647B952709E6165e1c1eEEe%2C10%3A0x5aFE3855358E112B5647B952709E6165e1c1eEEe
    GET /v1/chains/1337/transactions/multisig_0x5aFE3855358E112B5647B952709E6165e1c1eEEe_0xabababababababababababababababababababababababababababababababab
    GET /v1/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/transactions/history?timezone=Europe%2FZurich&cursor=limit%3D20%26offset%3D20
    GET /v1/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/transactions/queued?trusted=false
    POST /v1/chains/1337/transactions/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/preview {"Content-Type":"application/json"} {"to":"0x5aFE3855358E112B5647B952709E6165e1c1eEEe","value":"1","data":"0x","operation":0}
    POST /v2/chains/1337/safes/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/multisig-transactions/estimations {"Content-Type":"application/json"} {"to":"0x5aFE3855358E112B5647B952709E6165e1c1eEEe","value":"1","data":"0x","operation":0}
    POST /v1/chains/1337/transactions/0x5aFE3855358E112B5647B952709E6165e1c1eEEe/propose {"Content-Type":"application/json"} {"to":"0x5aFE3855358E112B5647B952709E6165e1c1eEEe","value":"1","data":"0x","operation":0,"nonce":"7","safeTxGas":"0","baseGas":"0","gasPrice":"0","gasToken":"0x0000000000000000000000000000000000000000","safeTxHash":"0xabababababababababababababababababababababababababababababababab","sender":"0x5aFE3855358E112B5647B952709E6165e1c1eEEe","signature":"0x1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111"}"
  `)
})

test('behavior: every call is covered here', () => {
  const actions = Object.keys(sdk).filter((name) =>
    /^(?:get|post|propose|confirm|delete)[A-Z]/.test(name),
  )
  expect(Object.keys(calls).sort()).toEqual(actions.sort())
})

describe('error: hostile path parameters send nothing', () => {
  const hostile = [
    '..',
    '%2e%2e',
    '/',
    '\\',
    '?',
    '#',
    '$&',
    "$'",
    '\0',
    '1'.repeat(1_000_000),
    '__proto__',
    '\ud800',
    '',
    '1\n',
    ` ${safeAddress}`,
    `0X${safeAddress.slice(2)}`,
    undefined,
    null,
    1,
    [safeAddress],
    { toString: () => safeAddress },
  ]
  const path = [
    'chainId',
    'safeAddress',
    'ownerAddress',
    'contractAddress',
    'transactionId',
    'safeTxHash',
    'currency',
  ]
  for (const [name, [action, parameters]] of Object.entries(calls)) {
    for (const key of path.filter((item) => item in parameters)) {
      // A proposal carries its hash in the body, where the gateway checks it.
      if (name === 'proposeTransaction' && key === 'safeTxHash') continue
      test(`${name} ${key}`, async () => {
        const { sent, client } = record()
        for (const value of hostile) {
          if (key === 'currency' && value === undefined) continue
          const all = { ...parameters, [key]: value }
          await expect(
            action(client as never, all as never),
          ).rejects.toMatchObject({
            name: 'InvalidParameterError',
            parameter: key,
          })
        }
        expect(sent).toEqual([])
      })
    }
  }

  test('getSafeOverviews safes', async () => {
    const { sent, client } = record()
    for (const value of hostile)
      await expect(
        sdk.getSafeOverviews(client, { safes: [value as never] }),
      ).rejects.toThrow('The parameter "safes" is missing or malformed.')
    expect(sent).toEqual([])
  })
})

test('behavior: getAllOwnedSafes asks the second route after a 404', async () => {
  const urls: string[] = []
  const client = sdk.createGatewayClient({
    fetch: async (url) => {
      urls.push(new URL(String(url)).pathname)
      return urls.length === 1
        ? Response.json({ message: 'gone' }, { status: 404 })
        : Response.json({ 1: [safeAddress], 10: null })
    },
  })
  const safes = await sdk.getAllOwnedSafes(client, {
    ownerAddress: safeAddress,
  })
  expect(safes).toEqual({ 1: [safeAddress], 10: null })
  expect(urls).toEqual([
    `/v1/owners/${safeAddress}/safes`,
    `/v2/owners/${safeAddress}/safes`,
  ])
})

test('behavior: a service key chooses the second version', async () => {
  const { sent, client } = record()
  await sdk.getChainsConfig(client, { serviceKey: 'WALLET_WEB' })
  await sdk.getChainConfig(client, { serviceKey: 'WALLET_WEB', chainId: '1' })
  expect(sent).toMatchInlineSnapshot(`
    [
      "GET /v2/chains?serviceKey=WALLET_WEB",
      "GET /v2/chains/1?serviceKey=WALLET_WEB",
    ]
  `)
})
