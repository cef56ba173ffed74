import { lazy, Suspense } from 'react'

const ConnectWallet = lazy(async () => {
  const { ConnectWallet: component } = await import('./ConnectWallet.tsx')
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
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <ConnectWallet onClose={onClose} />
    </Suspense>
  )
}
