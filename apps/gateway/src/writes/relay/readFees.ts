import type { Client } from 'viem'
import {
  estimateMaxPriorityFeePerGas,
  getBlock,
  getGasPrice,
} from 'viem/actions'

export type Fees =
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
  | { type: 'legacy'; gasPrice: bigint }

/** Gas fees to offer now, with room for the base fee to double. */
export async function readFees(client: Client): Promise<Fees> {
  const { baseFeePerGas } = await getBlock(client)
  if (baseFeePerGas === null) {
    return { type: 'legacy', gasPrice: await getGasPrice(client) }
  }
  const tip = await estimateMaxPriorityFeePerGas(client, { chain: null })
  return {
    type: 'eip1559',
    maxFeePerGas: 2n * baseFeePerGas + tip,
    maxPriorityFeePerGas: tip,
  }
}

/** Most that a unit of gas can cost. */
export const mostPerGas = (fees: Fees): bigint =>
  fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas
