import { lazy, Suspense, useEffect } from 'react'
import { useServices } from '../../core/useServices.ts'
import { focusAccountButton } from './accountFocus.ts'

const ConnectWallet = lazy(async () => {
  const [{ ConnectWallet: component }] = await Promise.all([
    import('./ConnectWallet.tsx'),
    // The code is loaded before the first click in the dialog; offline, that
    // click shows the error.
    import('./popupConnector.ts').catch(() => undefined),
  ])
  return { default: component }
})

/** The connect dialog; its code is loaded when it is first opened. */
export function ConnectWhenAsked({
  open,
  onClose,
}: {
  open: boolean
  onClose: () => void
}) {
  const { manager } = useServices()
  useEffect(() => {
    if (!open) return
    return () => {
      if (manager.getSnapshot().status === 'connected') focusAccountButton()
    }
  }, [open, manager])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <ConnectWallet onClose={onClose} />
    </Suspense>
  )
}
