import { useSafeUpdates } from '@strongroom/react-hooks'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRememberOpened } from '../../features/accounts/useRememberOpened.ts'

/** Keeps the safe's state up to date, and remembers that it was open. */
export function SafeUpdates({ safe }: { safe: OpenSafe }) {
  useRememberOpened(safe)
  useSafeUpdates({ chainId: safe.chainId, safeAddress: safe.address })
  return null
}
