import { useState } from 'react'
import { PageTop } from '../../app/PageTop.tsx'
import { NewSafeForm } from './NewSafeForm.tsx'
import { NewSafeReview } from './NewSafeReview.tsx'
import type { SafeDraft } from './SafeDraft.ts'

/** Name, network, owners and threshold; then the address; then the wallet. */
export function NewSafePage() {
  const [draft, setDraft] = useState<SafeDraft>()
  const [reviewing, setReviewing] = useState(false)
  return (
    <>
      <PageTop
        title="Create a safe"
        description={
          reviewing
            ? 'Check the address and the owners before anything is signed.'
            : 'A safe is a contract that moves money when enough owners agree.'
        }
      />
      {reviewing && draft !== undefined ? (
        <NewSafeReview draft={draft} onBack={() => setReviewing(false)} />
      ) : (
        <NewSafeForm
          initial={draft}
          onReview={(next) => {
            setDraft(next)
            setReviewing(true)
          }}
        />
      )}
    </>
  )
}
