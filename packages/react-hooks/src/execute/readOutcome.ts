import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import type { MinedTransaction } from './Execution.ts'
import { executedHash } from './executedHash.ts'

/** keccak256("ExecutionSuccess(bytes32,uint256)") */
export const executionSuccess =
  '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
/** keccak256("ExecutionFailure(bytes32,uint256)") */
export const executionFailure =
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** Outcome of an execution, as far as the chain has decided. */
export type Outcome =
  | { readonly status: 'waiting' }
  | (Omit<MinedTransaction, 'txHash'> & {
      /** `other`: the chain transaction was mined but ran something else. */
      readonly status: 'success' | 'failed' | 'reverted' | 'other'
    })

interface Log {
  address: Address
  topics: readonly Hex[]
  data: Hex
}

/**
 * Reads the outcome of an execution. The receipt's status alone is not enough:
 * a safe swallows the failure of its inner call, uses the nonce and reports the
 * failure in an event.
 */
export async function readOutcome(
  rpc: RpcPort,
  input: {
    safe: Address
    safeTxHash: Hex
    txHash: Hex
    signal?: AbortSignal | undefined
  },
): Promise<Outcome> {
  const receipt = (await ask(
    rpc,
    'eth_getTransactionReceipt',
    [input.txHash],
    input.signal,
  )) as null | {
    status: Hex
    blockNumber: Hex
    gasUsed: Hex
    from?: Address
    logs: readonly Log[]
  }
  if (receipt === null) return { status: 'waiting' }
  const mined = {
    block: Number(receipt.blockNumber),
    gasUsed: BigInt(receipt.gasUsed),
    executor: receipt.from,
  }
  if (BigInt(receipt.status) === 0n) return { status: 'reverted', ...mined }
  const own = receipt.logs.filter(
    (log) =>
      sameText(log.address, input.safe) &&
      executedHash(log) === input.safeTxHash.toLowerCase(),
  )
  if (own.some((log) => log.topics[0] === executionFailure))
    return { status: 'failed', ...mined }
  if (own.some((log) => log.topics[0] === executionSuccess))
    return { status: 'success', ...mined }
  return { status: 'other', ...mined }
}
