import type { ReactNode } from 'react'
import type { SafeState } from '../../chain/readSafeState.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useSafeState } from '../../features/safe-state/useSafeState.ts'

/** Renders facts of the open safe by its state on the chain. Loaded late. */
export function SafeRule({
  safe,
  children,
}: {
  safe: OpenSafe
  children: (state: SafeState | undefined) => ReactNode
}) {
  return children(useSafeState(safe).data)
}
