import { lazy, Suspense } from 'react'

const SignInDialog = lazy(async () => {
  const { SignInDialog: component } = await import('./SignInDialog.tsx')
  return { default: component }
})

/** The sign-in dialog; its code is loaded when it is first opened. */
export function SignInWhenAsked({
  open,
  onClose,
}: {
  open: boolean
  /** Must stay the same function. */
  onClose: () => void
}) {
  return (
    open && (
      <Suspense>
        <SignInDialog onClose={onClose} />
      </Suspense>
    )
  )
}
