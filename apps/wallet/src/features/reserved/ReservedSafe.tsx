import { Skeleton } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import type { SafeTarget } from '../../core/useSafeFromUrl.ts'
import type { Json } from '../../storage/guards.ts'
import { useReservedSafe } from './useReservedSafe.ts'

/** Gives the frame of the app a reserved safe, which the chain does not have yet. */
export function ReservedSafe({
  target,
  creation,
  children,
}: {
  target: SafeTarget
  creation: Json
  children: (safe: OpenSafe) => ReactNode
}) {
  const { safe, isPending } = useReservedSafe(target, creation)
  if (isPending) return <Skeleton lines={2} />
  return safe && children(safe)
}
