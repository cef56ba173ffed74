'use client'
import type { ConnectionState } from '@strongroom/connectors'
import { useMemo, useSyncExternalStore } from 'react'
import { keepEqual } from './keepEqual.ts'
import { useManager } from './useManager.ts'

/** A part of the connection's state; renders again when that part changes. */
export function useManagerState<value extends object>(
  hook: string,
  select: (state: ConnectionState) => value,
): value {
  const manager = useManager(hook)
  const read = useMemo(() => {
    const onPage = keepEqual(select)
    const onServer = keepEqual(select)
    return {
      onPage: () => onPage(manager.getSnapshot()),
      onServer: () => onServer(manager.getServerSnapshot()),
    }
  }, [manager, select])
  return useSyncExternalStore(manager.subscribe, read.onPage, read.onServer)
}
