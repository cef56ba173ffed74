import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useServices } from '../../core/useServices.ts'

const BlockedPopup = lazy(async () => {
  const { BlockedPopup: component } = await import('./BlockedPopup.tsx')
  return { default: component }
})
const never = () => () => undefined
const none = () => undefined

/** The dialog for a blocked window; its code is loaded when there is one. */
export function BlockedPopupWhenNeeded() {
  const { popupWallet } = useServices()
  const blocked = useSyncExternalStore(
    popupWallet?.blocked.subscribe ?? never,
    popupWallet?.blocked.get ?? none,
  )
  if (popupWallet === undefined || blocked === undefined) return null
  return (
    <Suspense fallback={null}>
      <BlockedPopup wallet={popupWallet.connector.name} blocked={blocked} />
    </Suspense>
  )
}
