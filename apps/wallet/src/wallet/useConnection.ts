import type { ConnectionState } from '@strongroom/connectors'
import { useSyncExternalStore } from 'react'
import { useServices } from '../app/ServicesContext.ts'

/** The wallet connection of the page. */
export function useConnection(): ConnectionState {
  const { manager } = useServices()
  return useSyncExternalStore(manager.subscribe, manager.getSnapshot)
}
