import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { requireResult, toHex } from '../../platform/rpc/readResult.ts'
import { ChainMovedError } from '../chainErrors.ts'
import type { TransactionRef } from './readReceipts.ts'

/** Calldata of transactions, in lower case. @throws ChainMovedError */
export async function readInputs(
  rpc: Rpc,
  refs: readonly TransactionRef[],
): Promise<Map<Hex, Hex>> {
  const answers = await rpc.batch(
    refs.map(({ txHash }) => ({
      method: 'eth_getTransactionByHash',
      params: [txHash],
    })),
  )
  const inputs = new Map<Hex, Hex>()
  for (const [i, ref] of refs.entries()) {
    const value = Object(requireResult(answers[i])) as Record<string, unknown>
    if (String(value['blockHash']).toLowerCase() !== ref.blockHash) {
      throw new ChainMovedError(ref.blockNumber)
    }
    inputs.set(ref.txHash, toHex(value['input']))
  }
  return inputs
}
