import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import {
  fromQuantity,
  requireResult,
  toHex,
} from '../../platform/rpc/readResult.ts'
import { ChainMovedError } from '../chainErrors.ts'

/** A transaction and the block its logs were read from. */
export interface TransactionRef {
  txHash: Hex
  blockNumber: number
  blockHash: Hex
}

export interface ReceiptLog {
  /** Place in the block. */
  logIndex: number
  address: string
  topics: readonly string[]
}

export interface Receipt {
  index: number
  from: Hex
  success: boolean
  /** Gas used times the price paid, in wei. */
  fee: bigint
  /** Its logs; contracts and topics in lower case. */
  logs: readonly ReceiptLog[]
}

const toFee = (gas: unknown, price: unknown): bigint =>
  typeof gas === 'string' && typeof price === 'string'
    ? BigInt(gas) * BigInt(price)
    : 0n

const toLogs = (value: unknown): Receipt['logs'] =>
  (Array.isArray(value) ? value : []).map((entry) => {
    const log = Object(entry) as Record<string, unknown>
    const topics = Array.isArray(log['topics']) ? log['topics'] : []
    return {
      logIndex: fromQuantity(log['logIndex']),
      address: String(log['address']).toLowerCase(),
      topics: topics.map((topic) => String(topic).toLowerCase()),
    }
  })

/** @throws ChainMovedError when a transaction is no longer in its block. */
export async function readReceipts(
  rpc: Rpc,
  refs: readonly TransactionRef[],
): Promise<Map<Hex, Receipt>> {
  const answers = await rpc.batch(
    refs.map(({ txHash }) => ({
      method: 'eth_getTransactionReceipt',
      params: [txHash],
    })),
  )
  const receipts = new Map<Hex, Receipt>()
  for (const [i, ref] of refs.entries()) {
    const value = Object(requireResult(answers[i])) as Record<string, unknown>
    if (String(value['blockHash']).toLowerCase() !== ref.blockHash) {
      throw new ChainMovedError(ref.blockNumber)
    }
    receipts.set(ref.txHash, {
      index: fromQuantity(value['transactionIndex']),
      from: toHex(value['from']),
      success: value['status'] !== '0x0',
      fee: toFee(value['gasUsed'], value['effectiveGasPrice']),
      logs: toLogs(value['logs']),
    })
  }
  return receipts
}
