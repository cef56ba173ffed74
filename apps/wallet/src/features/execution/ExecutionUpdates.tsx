import { useExecutionUpdates } from '@strongroom/react-hooks'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** Follows the executions of a safe while there are any. */
export function ExecutionUpdates({ safe }: { safe: OpenSafe }) {
  useExecutionUpdates({
    chainId: safe.chainId,
    safeAddress: safe.address,
    rpc: useRpc(safe.chainId),
  })
  return null
}
