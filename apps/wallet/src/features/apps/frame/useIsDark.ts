import { useSyncExternalStore } from 'react'
import { useServices } from '../../../app/ServicesContext.ts'
import { useStore } from '../../../storage/useStore.ts'

const query = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is dark now, by choice or by the system. */
export function useIsDark(): boolean {
  const { stores } = useServices()
  const { theme } = useStore(stores.settings)
  const system = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
  return theme === 'system' ? system : theme === 'dark'
}
