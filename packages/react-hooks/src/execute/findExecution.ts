import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { executedHash } from './executedHash.ts'
import { executionFailure, executionSuccess } from './readOutcome.ts'

/** Most blocks that are searched: a node needs to keep recent history only. */
const window = 2_000

/**
 * Looks for the chain transaction that executed a safe transaction, for when
 * the wallet's answer was lost.
 */
export async function findExecution(
  rpc: RpcPort,
  input: { safe: Address; safeTxHash: Hex; signal?: AbortSignal | undefined },
): Promise<Hex | undefined> {
  const { signal } = input
  const latest = Number(await ask(rpc, 'eth_blockNumber', [], signal))
  const filter = {
    address: input.safe,
    fromBlock: `0x${Math.max(0, latest - window).toString(16)}`,
    toBlock: `0x${latest.toString(16)}`,
    topics: [[executionSuccess, executionFailure]],
  }
  const logs = (await ask(rpc, 'eth_getLogs', [filter], signal)) as readonly {
    topics: readonly Hex[]
    data: Hex
    transactionHash: Hex
  }[]
  const wanted = input.safeTxHash.toLowerCase()
  return logs.find((log) => executedHash(log) === wanted)?.transactionHash
}
