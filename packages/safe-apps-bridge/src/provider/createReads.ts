import type { ProviderBridge } from './AppProvider.ts'
import { failure } from './failures.ts'
import { toHex } from './toHex.ts'

type Params = readonly unknown[]

/** Integers as nodes read them; block tags and hex stay. */
const quantity = (value: unknown) =>
  typeof value === 'bigint' || Number.isInteger(value)
    ? toHex(value as bigint | number)
    : value

// Where an account goes first and a block last, and how many there are.
const accountReads = {
  eth_getBalance: 2,
  eth_getCode: 2,
  eth_getTransactionCount: 2,
  eth_getStorageAt: 3,
}

// Reads that are passed on unchanged. The list has no method that sends or
// unlocks.
const plainReads = [
  'eth_gasPrice',
  'eth_getLogs',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_maxPriorityFeePerGas',
  'eth_blobBaseFee',
  'eth_getBlockReceipts',
  'eth_getProof',
  'eth_createAccessList',
  'eth_syncing',
  'web3_clientVersion',
  'safe_setSettings',
]

/** The methods that go to the node through the wallet. */
export function createReads(bridge: ProviderBridge) {
  const read = (call: string, params: Params) =>
    bridge.rpcCall({ call, params }) as Promise<unknown>
  const reads: Record<string, (params: Params) => Promise<unknown>> = {
    eth_call: ([call, block = 'latest', ...rest]) =>
      read('eth_call', [call, block, ...rest]),
    eth_getBlockByHash: ([hash, isFull = false]) =>
      read('eth_getBlockByHash', [hash, isFull]),
    eth_getBlockByNumber: ([block, isFull = false]) =>
      read('eth_getBlockByNumber', [quantity(block), isFull]),
    eth_blockNumber: async () => {
      const block = await read('eth_getBlockByNumber', ['latest', false])
      const { number } = Object(block) as { number: unknown }
      if (typeof number !== 'string')
        throw failure('The wallet names no latest block.', -32603)
      return number
    },
  }
  for (const [name, count] of Object.entries(accountReads))
    reads[name] = ([account, ...rest]) => {
      const params: unknown[] = [String(account).toLowerCase(), ...rest]
      params.length = count
      if (count > 2) params[1] = quantity(params[1])
      params[count - 1] ??= 'latest'
      return read(name, params)
    }
  for (const name of plainReads) reads[name] = (params) => read(name, params)
  return reads
}
