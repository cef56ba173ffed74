import { isBytes } from '@strongroom/internal/hex'
import type { CallNode } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { leavesOf } from './executionCall.ts'
import { runLeaves } from './simulateBlock.ts'
import { readBlock } from './simulateExecution.ts'

/** Calls that are run before the balance is read. */
const mostCalls = 100

/**
 * The safe's balance of a token right before one call of a batch, after the calls
 * before it: each node runs them by `eth_simulateV1`, and the lowest answer counts.
 *
 * @param index Place of the call in the batch.
 * @returns undefined where a node cannot tell, or an earlier call fails
 * @throws the signal's reason
 */
export async function readBalanceInBatch(
  nodes: readonly RpcPort[],
  tree: CallNode,
  {
    safe,
    token,
    index,
    signal,
  }: {
    readonly safe: Address
    readonly token: Address
    readonly index: number
    readonly signal?: AbortSignal | undefined
  },
): Promise<bigint | undefined> {
  const before = leavesOf(tree)?.slice(0, index) ?? []
  if (before.length === 0 || before.length > mostCalls) return undefined
  const data: Hex = `0x70a08231${word(safe)}`
  const balance = { node: { to: token, data, value: 0n } }
  const readFrom = async (rpc: RpcPort) => {
    const block = await readBlock(rpc, signal)
    if (block === undefined) return undefined
    const results = await runLeaves(
      (method, params) => ask(rpc, method, params, signal),
      safe,
      [...before, balance],
      block,
    )
    const answer = results.at(-1)?.data
    return results.every(({ succeeded }) => succeeded) && isBytes(answer, 32)
      ? BigInt(answer)
      : undefined
  }
  const found = await Promise.all(
    nodes.map((rpc) =>
      readFrom(rpc).catch(() => {
        signal?.throwIfAborted()
        return undefined
      }),
    ),
  )
  const known = found.filter((one) => one !== undefined)
  if (known.length < nodes.length) return undefined
  return known.reduce((lowest, one) => (one < lowest ? one : lowest))
}
