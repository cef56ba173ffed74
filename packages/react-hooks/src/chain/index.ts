export { checksumAddress } from './address/checksumAddress.ts'
export { ChainClientError } from './ChainClientError.ts'
export { chains, type SafeChain } from './chains/chains.ts'
export { type Coin, findCoin } from './chains/findCoin.ts'
export { pinnedChains } from './chains/pinnedChains.ts'
export {
  type ChainClientOptions,
  createChainClient,
} from './createChainClient.ts'
export type { NodeOptions } from './createNode.ts'
export {
  createRpc,
  type Rpc,
  type RpcCall,
  RpcCallError,
  type RpcOptions,
  RpcUnreachableError,
} from './createRpc.ts'
