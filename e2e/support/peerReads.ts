import { expect } from '@playwright/test'
import { type Address, encodeFunctionData, parseAbi, toHex } from 'viem'
import type { ChainReader } from './chainReader.ts'
import type { OpenedApp } from './openApp.ts'
import { readSafe } from './readSafe.ts'

const abi = parseAbi(['function getThreshold() view returns (uint256)'])
const unknown = `0x${'ab'.repeat(32)}`

/** Everything an app can read, compared with the chain itself. */
export async function expectReads(
  { call, attempt }: OpenedApp,
  {
    safe,
    chain,
    walletUrl,
  }: {
    safe: Address
    chain: ChainReader
    walletUrl: string
  },
): Promise<void> {
  const { owners, threshold, nonce } = await readSafe(chain, safe)
  const balance = await chain.getBalance({ address: safe })
  expect(await call('sdk.safe.getInfo')).toMatchObject({
    safeAddress: safe,
    chainId: 1337,
    owners,
    threshold: Number(threshold),
    nonce: Number(nonce),
    isReadOnly: false,
    network: 'LOCAL',
  })
  expect(await call('sdk.safe.getChainInfo')).toMatchObject({
    chainId: '1337',
    shortName: 'geth',
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
  })
  expect(await call('sdk.safe.getEnvironmentInfo')).toEqual({
    origin: walletUrl,
  })
  expect(await call('sdk.safe.experimental_getBalances', {})).toMatchObject({
    items: [{ tokenInfo: { type: 'NATIVE_TOKEN' }, balance: String(balance) }],
  })
  expect(await call('sdk.safe.getOffChainSignature', unknown)).toBe('')
  expect(await attempt('sdk.txs.getBySafeTxHash', unknown)).toMatchObject({
    error: { message: 'Request failed' },
  })

  const block = await chain.getBlock()
  const [hash] = block.transactions
  const at = toHex(block.number)
  const read = {
    to: safe,
    data: encodeFunctionData({ abi, functionName: 'getThreshold' }),
  }
  const logs = { address: safe, fromBlock: '0x0', toBlock: at }
  // Per read: the SDK's helper and its arguments, then the node's parameters.
  const reads: [
    name: string,
    args: unknown[],
    method: string,
    params: unknown[],
  ][] = [
    ['call', [[read]], 'eth_call', [read, 'latest']],
    ['call', [[read, at]], 'eth_call', [read, at]],
    ['getBalance', [[safe]], 'eth_getBalance', [safe, 'latest']],
    ['getCode', [[safe]], 'eth_getCode', [safe, 'latest']],
    [
      'getStorageAt',
      [[safe, '0x4']],
      'eth_getStorageAt',
      [safe, '0x4', 'latest'],
    ],
    [
      'getTransactionCount',
      [[safe]],
      'eth_getTransactionCount',
      [safe, 'latest'],
    ],
    ['getPastLogs', [[logs]], 'eth_getLogs', [logs]],
    [
      'getBlockByHash',
      [[block.hash, false]],
      'eth_getBlockByHash',
      [block.hash, false],
    ],
    ['getBlockByNumber', [[at, true]], 'eth_getBlockByNumber', [at, true]],
    ['getTransactionByHash', [[hash]], 'eth_getTransactionByHash', [hash]],
    ['getTransactionReceipt', [[hash]], 'eth_getTransactionReceipt', [hash]],
    ['getGasPrice', [], 'eth_gasPrice', []],
    ['getEstimateGas', [read], 'eth_estimateGas', [read]],
  ]
  for (const [name, args, method, params] of reads) {
    const expected = await chain.request({ method, params } as never)
    expect.soft(await call(`sdk.eth.${name}`, ...args), name).toEqual(expected)
    const request = { method, params }
    expect
      .soft(await call('provider.request', request), method)
      .toEqual(expected)
  }
  const latest = await chain.request({ method: 'eth_blockNumber' })
  for (const [method, expected] of [
    ['eth_blockNumber', latest],
    ['eth_accounts', [safe]],
    ['eth_chainId', '0x539'],
    ['net_version', '0x539'],
  ] as const)
    expect
      .soft(await call('provider.request', { method }), method)
      .toEqual(expected)
  expect(await call('viem.getBalance', { address: safe })).toBe(balance)
  expect(await call('ethers.getBalance', safe)).toBe(balance)
}
