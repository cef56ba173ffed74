import { Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { useRecipientsTexts } from './recipientsTexts.ts'

// It reads lists and facts about tokens; the title is there before.
const RecipientsForm = lazy(async () => {
  const { RecipientsForm: component } = await import('./RecipientsForm.tsx')
  return { default: component }
})

/** Adds many recipients at once to the draft. */
export function RecipientsPage() {
  const t = useRecipientsTexts()
  return (
    <>
      <PageTop title={t('title')} description={t('description')} />
      <Suspense fallback={<Skeleton shape="block" lines={3} />}>
        <RecipientsForm />
      </Suspense>
    </>
  )
}
