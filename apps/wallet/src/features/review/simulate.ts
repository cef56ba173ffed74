import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { type Rpc, RpcCallError } from '../../rpc/createRpc.ts'
import { errorLine } from '../../wallet/walletError.ts'

export type Simulation =
  | { status: 'succeeds'; block: number }
  | { status: 'fails'; block: number; reason: string }
  /** A batch runs with the safe's own code, which no plain call can imitate. */
  | { status: 'unknown' }

/**
 * Tries the inner call on the owner's RPC as if the safe made it now. It says
 * nothing about the signatures; those are checked before an execution.
 */
export async function simulate(
  rpc: Rpc,
  safe: Address,
  transaction: Readonly<SafeTransaction>,
  signal?: AbortSignal,
): Promise<Simulation> {
  if (transaction.operation !== 0) return { status: 'unknown' }
  const at = signal ? { signal } : {}
  const block = Number(await rpc.request({ method: 'eth_blockNumber', ...at }))
  const { to, value, data } = transaction
  try {
    await rpc.request({
      method: 'eth_call',
      params: [
        { from: safe, to, value: `0x${value.toString(16)}`, data },
        `0x${block.toString(16)}`,
      ],
      ...at,
    })
    return { status: 'succeeds', block }
  } catch (error) {
    if (!(error instanceof RpcCallError)) throw error
    return { status: 'fails', block, reason: errorLine(error) }
  }
}
