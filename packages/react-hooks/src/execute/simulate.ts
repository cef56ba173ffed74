import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { errorLine } from '../sign/errorLine.ts'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { isNodeRefusal } from './isNodeRefusal.ts'

/** Outcome of a simulation, with the block it ran at. */
export type Simulation =
  | { status: 'succeeds'; block: number }
  | { status: 'fails'; block: number; reason: string }
  /** A batch runs with the safe's own code, which no plain call can imitate. */
  | { status: 'unknown' }

/**
 * Simulates the inner call on the owner's RPC as if the safe made it now. The
 * signatures are left out; they are checked before an execution.
 */
export async function simulate(
  rpc: RpcPort,
  safe: Address,
  transaction: Readonly<SafeTransaction>,
  signal?: AbortSignal,
): Promise<Simulation> {
  if (transaction.operation !== 0) return { status: 'unknown' }
  const block = Number(await ask(rpc, 'eth_blockNumber', [], signal))
  const { to, value, data } = transaction
  try {
    const call = { from: safe, to, value: `0x${value.toString(16)}`, data }
    await ask(rpc, 'eth_call', [call, `0x${block.toString(16)}`], signal)
    return { status: 'succeeds', block }
  } catch (error) {
    if (!isNodeRefusal(error)) throw error
    return { status: 'fails', block, reason: errorLine(error) }
  }
}
