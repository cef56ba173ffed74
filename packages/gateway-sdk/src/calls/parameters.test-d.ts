import { describe, expectTypeOf, test } from 'vitest'
import * as sdk from '../index.ts'

const client = sdk.createGatewayClient()
const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const safe = { chainId: '1', safeAddress: address } as const
const signature = '0x11'

type Needed<T> = {
  [K in keyof T]-?: object extends Pick<T, K> ? never : K
}[keyof T]

describe('parameters', () => {
  test('needed ones', () => {
    expectTypeOf<Needed<sdk.getSafeInfo.Parameters>>().toEqualTypeOf<
      'chainId' | 'safeAddress'
    >()
    expectTypeOf<Needed<sdk.getBalances.Parameters>>().toEqualTypeOf<
      'chainId' | 'safeAddress'
    >()
    expectTypeOf<
      Needed<sdk.getSafeOverviews.Parameters>
    >().toEqualTypeOf<'safes'>()
    expectTypeOf<Needed<sdk.getChainConfigV2.Parameters>>().toEqualTypeOf<
      'chainId' | 'serviceKey'
    >()
    expectTypeOf<
      Needed<sdk.getDelegates.Parameters>
    >().toEqualTypeOf<'chainId'>()
    expectTypeOf<Needed<sdk.getMe.Parameters>>().toEqualTypeOf<never>()
    expectTypeOf<Needed<sdk.proposeTransaction.Parameters>>().toEqualTypeOf<
      | 'chainId'
      | 'safeAddress'
      | 'to'
      | 'value'
      | 'nonce'
      | 'operation'
      | 'safeTxGas'
      | 'baseGas'
      | 'gasPrice'
      | 'gasToken'
      | 'safeTxHash'
      | 'sender'
    >()
    expectTypeOf<Needed<sdk.registerEmail.Parameters>>().toEqualTypeOf<
      'chainId' | 'safeAddress' | 'headers' | 'emailAddress' | 'signer'
    >()
    expectTypeOf<Needed<sdk.deleteTransaction.Parameters>>().toEqualTypeOf<
      'chainId' | 'safeTxHash' | 'signature'
    >()
    expectTypeOf<Needed<sdk.getConfirmationView.Parameters>>().toEqualTypeOf<
      'chainId' | 'safeAddress' | 'data'
    >()
  })

  test('calls without required parameters take none or options alone', () => {
    void sdk.getMe(client)
    void sdk.getFiatCurrencies(client)
    void sdk.getChainsConfig(client)
    void sdk.logout(client, { timeout: 1 })
    // @ts-expect-error: a chain is needed
    void sdk.getChainConfig(client)
    // @ts-expect-error: a service key is needed
    void sdk.getChainsConfigV2(client, {})
  })

  test('rejects missing, unknown and mistyped parameters', () => {
    // @ts-expect-error: no address
    void sdk.getSafeInfo(client, { chainId: '1' })
    // @ts-expect-error: chain ids are text
    void sdk.getSafeInfo(client, { ...safe, chainId: 1 })
    // @ts-expect-error: an address starts with 0x
    void sdk.getSafeInfo(client, { ...safe, safeAddress: 'abc' })
    // @ts-expect-error: no such parameter
    void sdk.getSafeInfo(client, { ...safe, nonce: 1 })
    // @ts-expect-error: query names are in camelCase
    void sdk.getBalances(client, { ...safe, exclude_spam: true })
    // @ts-expect-error: an e-mail call is signed
    void sdk.getRegisteredEmail(client, { ...safe, signerAddress: address })
    const preview = { ...safe, to: address, value: '0', operation: 0 } as const
    // @ts-expect-error: operations are 0 and 1
    void sdk.getTxPreview(client, { ...preview, operation: 2 })
    // @ts-expect-error: values are decimal text
    void sdk.getTxPreview(client, { ...preview, value: 1n })
    void sdk.getBalances(client, {
      ...safe,
      currency: undefined,
      trusted: undefined,
    })
    void sdk.deleteDelegate(client, {
      chainId: '1',
      delegate: address,
      signature,
      safe: null,
    })
  })

  test('every call accepts options', () => {
    expectTypeOf<sdk.verifyAuth.Parameters>().toExtend<sdk.CallOptions>()
    expectTypeOf<sdk.getSafeInfo.Parameters>().toExtend<sdk.CallOptions>()
    void sdk.getSafeInfo(client, {
      ...safe,
      signal: AbortSignal.timeout(1000),
      timeout: 0,
      retry: 1,
      headers: { a: 'b' },
      credentials: 'include',
    })
    // @ts-expect-error: no such credentials
    void sdk.getSafeInfo(client, { ...safe, credentials: 'all' })
  })

  test('lists take a page link', () => {
    type Link = string | null | undefined
    expectTypeOf<
      sdk.getTransactionHistory.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getTransactionQueue.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getIncomingTransfers.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getModuleTransactions.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getMultisigTransactions.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getCollectiblesPage.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getSafeMessages.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getChainsConfig.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<
      sdk.getChainsConfigV2.Parameters['pageUrl']
    >().toEqualTypeOf<Link>()
    expectTypeOf<sdk.getDelegates.Parameters['pageUrl']>().toEqualTypeOf<Link>()
    // @ts-expect-error: not a list
    void sdk.getSafeInfo(client, { ...safe, pageUrl: 'x' })
  })
})

describe('answers', () => {
  test('match the answer of the call', () => {
    expectTypeOf(
      sdk.getSafeInfo(client, safe),
    ).resolves.toEqualTypeOf<sdk.SafeInfo>()
    expectTypeOf(sdk.logout(client)).resolves.toEqualTypeOf<void>()
    expectTypeOf(
      sdk.getTransactionHistory(client, safe),
    ).resolves.toEqualTypeOf<sdk.Page<sdk.HistoryItem>>()
  })

  test('items of pages', () => {
    expectTypeOf(
      sdk.paginate(client, sdk.getTransactionHistory, safe),
    ).toEqualTypeOf<AsyncGenerator<sdk.HistoryItem, void, undefined>>()
    expectTypeOf(
      sdk.paginatePages(client, sdk.getTransactionQueue, safe),
    ).toEqualTypeOf<AsyncGenerator<sdk.Page<sdk.QueuedItem>, void, undefined>>()
    expectTypeOf(sdk.paginate(client, sdk.getChainsConfig, {})).toEqualTypeOf<
      AsyncGenerator<sdk.ChainInfo, void, undefined>
    >()
    // @ts-expect-error: not a list
    void sdk.paginate(client, sdk.getSafeInfo, safe)
    // @ts-expect-error: the list needs an address
    void sdk.paginate(client, sdk.getTransactionHistory, { chainId: '1' })
  })

  test('type guards narrow the kind of an error', () => {
    const error = new Error() as unknown
    if (sdk.isGatewayError(error)) {
      expectTypeOf(error).toEqualTypeOf<sdk.GatewayError>()
      expectTypeOf(error.status).toEqualTypeOf<number | undefined>()
    }
    if (error instanceof sdk.GatewayStatusError) {
      expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
    }
    if (error instanceof sdk.InvalidParameterError)
      expectTypeOf(error.parameter).toEqualTypeOf<string>()
  })
})
