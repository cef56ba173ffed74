import { lazy, Suspense } from 'react'
import { PagePending } from '../../core/PagePending.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { isHexText } from '../../storage/guards.ts'
import { ReviewedForm } from '../review/ReviewedForm.tsx'

// It encodes the call, which the review does not need.
const CallForm = lazy(async () => {
  const { CallForm: component } = await import('./CallForm.tsx')
  return { default: component }
})

/** Calls any function of a contract: a form, then the review. */
export function CallPage() {
  return (
    <ReviewedForm
      form={(draft) => (
        <Suspense fallback={<PagePending />}>
          <CallForm draft={draft} />
        </Suspense>
      )}
      calls={({ to = '', call = '', wei = '0', at }) => {
        const contract = readAddress(to)
        if (contract === undefined || at === undefined || !isHexText(call))
          return undefined
        return {
          calls: [{ to: contract, value: BigInt(wei), data: call }],
          nonce: BigInt(at),
        }
      }}
    />
  )
}
