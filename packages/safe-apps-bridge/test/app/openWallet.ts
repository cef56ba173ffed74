import { createAppBridge } from '../../src/index.ts'
import { createAppProvider } from '../../src/provider/index.ts'
import { createFakeHost } from '../../src/testing/index.ts'

type Fields = Record<string, unknown>

export const safeAddress = `0x${'5'.repeat(40)}`
export const other = `0x${'b'.repeat(40)}`
export const safeTxHash = `0x${'ab'.repeat(32)}`
const txHash = `0x${'cd'.repeat(32)}`
const blockHash = `0x${'be'.repeat(32)}`
const word = `0x${'11'.repeat(32)}`
const executor = `0x${'e'.repeat(40)}`

/** A wallet with a chain of its own, and a provider of an app in it. */
export async function openWallet() {
  const wallet = createFakeHost()
  let isExecuted = false
  // The transaction is mined, and the node does not return it yet.
  let isIndexed = true
  let head = 16

  const transaction = {
    hash: txHash,
    from: executor,
    to: safeAddress,
    nonce: '0x7',
    gas: '0x5208',
    gasPrice: '0x1',
    input: '0x',
    value: '0x0',
    type: '0x0',
    chainId: '0x539',
    v: '0xa95',
    r: word,
    s: word,
    blockHash,
    blockNumber: '0x11',
    transactionIndex: '0x0',
  }
  const receipt = {
    transactionHash: txHash,
    transactionIndex: '0x0',
    blockHash,
    blockNumber: '0x11',
    from: executor,
    to: safeAddress,
    cumulativeGasUsed: '0x5208',
    gasUsed: '0x5208',
    effectiveGasPrice: '0x1',
    contractAddress: null,
    logs: [],
    logsBloom: `0x${'00'.repeat(256)}`,
    status: '0x1',
    type: '0x0',
  }
  const block = (): Fields => ({
    number: `0x${head.toString(16)}`,
    hash: blockHash,
    parentHash: word,
    nonce: '0x0000000000000000',
    timestamp: '0x1',
    difficulty: '0x0',
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
    size: '0x1',
    miner: executor,
    extraData: '0x',
    baseFeePerGas: '0x1',
    transactions: isExecuted ? [txHash] : [],
  })

  wallet.handle({
    async getTxBySafeTxHash({ safeTxHash: asked }) {
      if (asked !== safeTxHash) throw new Error('not found')
      return isExecuted
        ? { txStatus: 'SUCCESS', txHash }
        : { txStatus: 'AWAITING_EXECUTION', txHash: null }
    },
    async rpcCall({ method, params }) {
      const isMined = isExecuted && isIndexed && params[0] === txHash
      switch (method) {
        case 'eth_getBlockByNumber':
        case 'eth_getBlockByHash':
          // The chain continues.
          if (isExecuted) head++
          return block()
        case 'eth_getTransactionByHash':
          return isMined ? transaction : null
        case 'eth_getTransactionReceipt':
          return isMined ? receipt : null
        case 'eth_feeHistory':
          return null
        default:
          return '0x5208'
      }
    },
  })

  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  const provider = createAppProvider(bridge, { safe: await bridge.connect() })
  return {
    wallet,
    bridge,
    provider,
    txHash,
    /** The owners execute the proposal. */
    execute() {
      isExecuted = true
    },
    setIndexed(value: boolean) {
      isIndexed = value
    },
    dispose() {
      provider.dispose()
      bridge.dispose()
      wallet.dispose()
    },
  }
}
