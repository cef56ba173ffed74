import { type Address, type Hex, numberToHex } from 'viem'
import type { Rpc } from '../../rpc/createRpc.ts'
import { executionFailure, executionSuccess } from './readOutcome.ts'

/** Blocks that are searched at most: recent history is all that is asked of a node. */
const window = 2_000

/**
 * Looks for the chain transaction that executed a safe transaction, for when
 * the wallet's answer was lost.
 */
export async function findExecution(
  rpc: Rpc,
  input: { safe: Address; safeTxHash: Hex; signal?: AbortSignal },
): Promise<Hex | undefined> {
  const at = input.signal ? { signal: input.signal } : {}
  const latest = Number(await rpc.request({ method: 'eth_blockNumber', ...at }))
  const logs = (await rpc.request({
    method: 'eth_getLogs',
    params: [
      {
        address: input.safe,
        fromBlock: numberToHex(Math.max(0, latest - window)),
        toBlock: numberToHex(latest),
        topics: [[executionSuccess, executionFailure]],
      },
    ],
    ...at,
  })) as readonly { topics: readonly Hex[]; data: Hex; transactionHash: Hex }[]
  const wanted = input.safeTxHash.toLowerCase()
  return logs.find(
    ({ topics, data }) => (topics[1] ?? data.slice(0, 66)) === wanted,
  )?.transactionHash
}
