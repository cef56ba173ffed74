import type { RpcCallParameters } from '../protocol/types.ts'
import type { ProviderBridge } from '../provider/AppProvider.ts'
import type { PostMessageCommunicator } from './PostMessageCommunicator.ts'
import type { SafeAppsSDK } from './SafeAppsSDK.ts'

type Read = (params: unknown) => Promise<unknown>

const names = {
  eth_call: 'call',
  eth_gasPrice: 'getGasPrice',
  eth_getLogs: 'getPastLogs',
  eth_getBalance: 'getBalance',
  eth_getCode: 'getCode',
  eth_getBlockByHash: 'getBlockByHash',
  eth_getBlockByNumber: 'getBlockByNumber',
  eth_getStorageAt: 'getStorageAt',
  eth_getTransactionByHash: 'getTransactionByHash',
  eth_getTransactionReceipt: 'getTransactionReceipt',
  eth_getTransactionCount: 'getTransactionCount',
  safe_setSettings: 'setSafeSettings',
} as const

/**
 * Lets the provider stand on the SDK. It goes through the SDK's public members,
 * which apps replace in their tests.
 */
export function createSdkBridge(sdk: SafeAppsSDK): ProviderBridge {
  const bridge = {
    rpcCall({ call, params = [] }: RpcCallParameters) {
      if (call === 'eth_estimateGas' && params.length < 2)
        return (sdk.eth.getEstimateGas as Read)(params[0])
      if (Object.hasOwn(names, call)) {
        const read: Read = sdk.eth[names[call as keyof typeof names]] as Read
        return read(params)
      }
      return wire(sdk)
        ?.send('rpcCall', { call, params })
        .then(({ data }) => data)
    },
    sendTransactions: (parameters: unknown) =>
      sdk.txs.send(parameters as never),
    signMessage: (message: string) => sdk.txs.signMessage(message),
    signTypedMessage: (data: unknown) =>
      sdk.txs.signTypedMessage(data as never),
    getTransaction: ({ safeTxHash }: { safeTxHash: string }) =>
      sdk.txs.getBySafeTxHash(safeTxHash),
    getPermissions: () => sdk.wallet.getPermissions(),
    requestPermissions: (asked: unknown) =>
      sdk.wallet.requestPermissions(asked as never),
    // Tests of apps pass parts of an SDK.
    on: (...args: Parameters<PostMessageCommunicator['on']>) =>
      wire(sdk)?.on?.(...args) ?? (() => undefined),
  }
  return bridge as unknown as ProviderBridge
}

function wire(sdk: SafeAppsSDK): PostMessageCommunicator | undefined {
  return Object(sdk).communicator
}
