import { useChainState } from '../../core/useChainState.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** The safe as the chain has it; the same entry the fallback reads. */
export function useSafeState(safe: OpenSafe) {
  return useChainState(useRpc(safe.chainId), safe.address)
}
