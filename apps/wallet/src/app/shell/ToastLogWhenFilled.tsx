import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useServices } from '../../core/useServices.ts'

// The log is empty before the first notification.
const ToastLog = lazy(async () => {
  const { ToastLog: component } = await import('./ToastLog.tsx')
  return { default: component }
})

/** The notifications so far, once there was one. */
export function ToastLogWhenFilled() {
  const { toasts } = useServices()
  const isFilled = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.getLog().length > 0,
  )
  if (!isFilled) return null
  return (
    <Suspense>
      <ToastLog store={toasts} />
    </Suspense>
  )
}
