import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { useState } from 'react'
import { DraftReview } from '../review/DraftReview.tsx'
import { buildTransfer } from './buildTransfer.ts'
import { SendForm, type SendValues } from './SendForm.tsx'

/** Sends native coin or a token: a form, then the review. */
export function SendPage() {
  const [values, setValues] = useState<SendValues>()
  const [draft, setDraft] = useState<Readonly<SafeTransaction>>()
  if (draft !== undefined)
    return (
      <DraftReview transaction={draft} onBack={() => setDraft(undefined)} />
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
