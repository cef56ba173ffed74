import type { Hex } from 'viem'
import { ChainMovedError } from '../IndexerError.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { fromQuantity } from '../rpc/quantity.ts'
import { requireResult } from '../rpc/requireResult.ts'
import { toHex } from '../rpc/toHex.ts'

/** A transaction and the block its logs were read from. */
export interface TransactionRef {
  txHash: Hex
  blockNumber: number
  blockHash: Hex
}

export interface Receipt {
  index: number
  from: Hex
  success: boolean
  /** Gas used times the price paid, in wei. */
  fee: bigint
  /** Places of its logs in the block, with their first topics. */
  logs: readonly { logIndex: number; topic: string }[]
}

const toFee = (gas: unknown, price: unknown): bigint =>
  typeof gas === 'string' && typeof price === 'string'
    ? BigInt(gas) * BigInt(price)
    : 0n

const toLogs = (value: unknown): Receipt['logs'] =>
  (Array.isArray(value) ? value : []).map((entry) => {
    const { logIndex, topics } = Object(entry) as Record<string, unknown>
    const [topic] = Array.isArray(topics) ? topics : []
    return {
      logIndex: fromQuantity(logIndex),
      topic: String(topic).toLowerCase(),
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
