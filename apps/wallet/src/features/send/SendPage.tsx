import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { lazy, Suspense, useState } from 'react'
import { PagePending } from '../../app/PagePending.tsx'
import { buildTransfer } from './buildTransfer.ts'
import { SendForm, type SendValues } from './SendForm.tsx'

// The review is loaded once the form is filled in.
const DraftReview = lazy(async () => {
  const { DraftReview: component } = await import('../review/DraftReview.tsx')
  return { default: component }
})

/** Sends native coin or a token: a form, then the review. */
export function SendPage() {
  const [values, setValues] = useState<SendValues>()
  const [draft, setDraft] = useState<Readonly<SafeTransaction>>()
  if (draft !== undefined)
    return (
      <Suspense fallback={<PagePending />}>
        <DraftReview transaction={draft} onBack={() => setDraft(undefined)} />
      </Suspense>
    )
  return (
    <SendForm
      initial={values}
      onReview={(next) => {
        setValues(next)
        setDraft(
          createSafeTransaction({
            ...buildTransfer({
              token: next.token,
              recipient: next.recipient,
              amount: next.amount,
            }),
            nonce: next.nonce,
          }),
        )
      }}
    />
  )
}
