import { useQueue } from '@strongroom/react-hooks'
import { useMemo } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { readQueuedModules } from './queuedModules.ts'

/** What waits in the queue, as far as changes of settings depend on it. */
export function useQueuedModules() {
  const { chainId, address } = useOpenSafe()
  const { data, error, isPending } = useQueue({
    chainId,
    safeAddress: address,
  })
  const found = useMemo(
    () =>
      readQueuedModules(data?.pages.flatMap(({ results }) => results) ?? []),
    [data],
  )
  // A gateway that does not answer leaves it open what waits.
  return {
    ...found,
    isUnknown: error !== null && data === undefined,
    isPending,
  }
}
