import type { RpcPort } from '@strongroom/react-hooks'
import {
  findExecution,
  type Outcome,
  readOutcome,
} from '@strongroom/react-hooks/sign'
import type { Hex } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import type { PendingExecution } from '../../storage/parsePending.ts'
import { sentPending } from './pendingExecutions.ts'

/**
 * Looks once what became of an execution, in a file of its own: pages need it
 * only while there is one. Null while its chain transaction is not known.
 */
export async function followPending(
  rpc: RpcPort,
  { safe, safeTxHash, txHash }: PendingExecution,
  store: LocalStore<readonly PendingExecution[]>,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const input = { safe, safeTxHash, signal }
  const hash: Hex | undefined = txHash ?? (await findExecution(rpc, input))
  if (hash === undefined) return null
  if (txHash === null) sentPending(store, safeTxHash, hash)
  return readOutcome(rpc, { ...input, txHash: hash })
}
