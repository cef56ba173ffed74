import type { ProviderBridge } from './AppProvider.ts'
import { toHex } from './toHex.ts'

type Params = readonly unknown[]

// Where an account goes first and a block last, and how many there are.
const accountReads = {
  eth_getBalance: 2,
  eth_getCode: 2,
  eth_getTransactionCount: 2,
  eth_getStorageAt: 3,
}

// Handed on as they are. No method that sends or unlocks anything.
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
      read('eth_getBlockByNumber', [
        Number.isInteger(block) ? toHex(block as number) : block,
        isFull,
      ]),
    eth_blockNumber: async () => {
      const block = await read('eth_getBlockByNumber', ['latest', false])
      return (block as { number: unknown }).number
    },
  }
  for (const [name, count] of Object.entries(accountReads))
    reads[name] = ([account, ...rest]) => {
      const params = [String(account).toLowerCase(), ...rest].slice(0, count)
      if (Number.isInteger(params[1]) && count > 2)
        params[1] = toHex(params[1] as never)
      params[count - 1] ??= 'latest'
      return read(name, params)
    }
  for (const name of plainReads) reads[name] = (params) => read(name, params)
  return reads
}
