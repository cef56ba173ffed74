import type { SafeState } from '../../chain/readSafeState.ts'
import { useChainState } from '../../core/useChainState.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'

/** A setting of a safe on which two nodes differ. */
export type NodeField =
  | 'owners'
  | 'threshold'
  | 'version'
  | 'modules'
  | 'guard'
  | 'moduleGuard'
  | 'fallbackHandler'
  | 'singleton'

const fields: readonly NodeField[] = [
  ...(['owners', 'threshold', 'version', 'modules'] as const),
  ...(['guard', 'moduleGuard', 'fallbackHandler', 'singleton'] as const),
]

/** Settings on which two readings of a safe differ; nonce and balance may lag. */
export const differingFields = (
  one: SafeState,
  other: SafeState,
): readonly NodeField[] =>
  fields.filter(
    (field) =>
      JSON.stringify(one[field]).toLowerCase() !==
      JSON.stringify(other[field]).toLowerCase(),
  )

/**
 * Reads the safe from the second node, where one is chosen; undefined while that node
 * does not answer.
 */
export function useSecondState(safe: OpenSafe): SafeState | undefined {
  const { stores, secondRpcFor } = useServices()
  useStore(stores.settings)
  return useChainState(secondRpcFor(safe.chainId), safe.address).data
}
