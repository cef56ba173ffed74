import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useServices } from '../../core/useServices.ts'

const BlockedPopup = lazy(async () => {
  const { BlockedPopup: component } = await import('./BlockedPopup.tsx')
  return { default: component }
})

/** The dialog for a blocked window; its code is loaded when there is one. */
export function BlockedPopupWhenNeeded() {
  const { blockedPopups } = useServices()
  const blocked = useSyncExternalStore(
    blockedPopups.subscribe,
    blockedPopups.get,
  )
  if (blocked === undefined) return null
  return (
    <Suspense fallback={null}>
      <BlockedPopup blocked={blocked} />
    </Suspense>
  )
}
