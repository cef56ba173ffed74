import './record.ts'
import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { createAppProvider } from '@strongroom/safe-apps-bridge/provider'
import { expose } from './expose.ts'
import { openLibraries } from './openLibraries.ts'

// The same app with our own packages. The wallet frames it, so the browser
// names the wallet's origin as the document's referrer.
const bridge = createAppBridge({
  allowedOrigins: [new URL(document.referrer).origin],
})
const safe = await bridge.connect()
const provider = createAppProvider(bridge, { safe })

type Sent = Parameters<typeof bridge.sendTransactions>[0]
type Typed = Parameters<typeof bridge.signTypedMessage>[0]
type Wish = Parameters<typeof bridge.requestPermissions>[0]
const rpc = (call: string) => (params?: readonly unknown[]) =>
  bridge.rpcCall({ call, params: params ?? [] })
const withBlock = (call: string, length: number) => (given: unknown[]) =>
  rpc(call)(given.length > length ? given : [...given, 'latest'])

/** Its methods under the names of the published SDK. */
const sdk = {
  safe: {
    getInfo: () => bridge.getSafeInfo(),
    getChainInfo: () => bridge.getChainInfo(),
    getEnvironmentInfo: () => bridge.getEnvironmentInfo(),
    experimental_getBalances: (query?: { currency?: string }) =>
      bridge.getSafeBalances(query),
    requestAddressBook: () => bridge.requestAddressBook(),
    getOffChainSignature: (hash: string) => bridge.getOffChainSignature(hash),
    calculateMessageHash: (message: string) =>
      bridge.calculateMessageHash(message),
    calculateTypedMessageHash: (data: Typed) =>
      bridge.calculateTypedMessageHash(data),
    isMessageSigned: (message: string | Typed, signature?: string) =>
      bridge.isMessageSigned(message, signature),
    isMessageHashSigned: (hash: string, signature?: string) =>
      bridge.isMessageHashSigned(hash, signature),
  },
  txs: {
    send: (request: Sent) => bridge.sendTransactions(request),
    getBySafeTxHash: (safeTxHash: string) =>
      bridge.getTransaction({ safeTxHash }),
    signMessage: (message: string) => bridge.signMessage(message),
    signTypedMessage: (data: Typed) => bridge.signTypedMessage(data),
  },
  wallet: {
    getPermissions: () => bridge.getPermissions(),
    requestPermissions: (wish: Wish) => bridge.requestPermissions(wish),
  },
  eth: {
    call: withBlock('eth_call', 1),
    getBalance: withBlock('eth_getBalance', 1),
    getCode: withBlock('eth_getCode', 1),
    getTransactionCount: withBlock('eth_getTransactionCount', 1),
    getStorageAt: withBlock('eth_getStorageAt', 2),
    getPastLogs: rpc('eth_getLogs'),
    getBlockByHash: rpc('eth_getBlockByHash'),
    getBlockByNumber: rpc('eth_getBlockByNumber'),
    getTransactionByHash: rpc('eth_getTransactionByHash'),
    getTransactionReceipt: rpc('eth_getTransactionReceipt'),
    getGasPrice: rpc('eth_gasPrice'),
    getEstimateGas: (transaction: unknown) =>
      rpc('eth_estimateGas')([transaction]),
    setSafeSettings: rpc('safe_setSettings'),
  },
}

expose({ sdk, provider, ...(await openLibraries(provider)) })
