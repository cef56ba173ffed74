import type { ReactNode } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { differsInRule } from '../../features/safe-state/findConcerns.ts'
import { useSafeState } from '../../features/safe-state/useSafeState.ts'

/**
 * Tells its child whether the chain confirms the rule that the gateway gave. A node
 * alone proves nothing, so a difference leaves the gateway's word. Loaded late.
 */
export function SafeRule({
  safe,
  children,
}: {
  safe: OpenSafe
  children: (isProven: boolean) => ReactNode
}) {
  const { data: state } = useSafeState(safe)
  return children(
    state !== undefined &&
      safe.info !== undefined &&
      !differsInRule(state, safe.info),
  )
}
