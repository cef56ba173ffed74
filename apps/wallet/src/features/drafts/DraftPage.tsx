import { Notice } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { PagePending } from '../../core/PagePending.tsx'
import { useBasket } from '../../core/useBasket.ts'
import type { BasketItem } from '../../storage/basketStore.ts'
import { ReviewedForm } from '../review/ReviewedForm.tsx'
import { useDraftTexts } from './texts.ts'

// It decodes the actions, which the review of them does not need twice.
const DraftForm = lazy(async () => {
  const { DraftForm: component } = await import('./DraftForm.tsx')
  return { default: component }
})

/** The draft batch of the safe: its actions in order, then their review. */
export function DraftPage() {
  const t = useDraftTexts()
  const { basket, remove } = useBasket()
  const { items, name } = basket
  // An item never changes under its id: an open review stays as it was opened, also
  // when another tab edits the draft.
  const [seen] = useState(() => new Map<string, BasketItem>())
  for (const item of items) seen.set(item.id, item)
  return (
    <ReviewedForm
      form={(draft) => (
        <Suspense fallback={<PagePending />}>
          <DraftForm draft={draft} />
        </Suspense>
      )}
      calls={({ ids = '', at }) => {
        const asked = ids.split(',')
        const calls = asked.flatMap((id) => seen.get(id) ?? [])
        if (at === undefined || calls.length !== asked.length) return undefined
        const isSame = asked.join() === items.map(({ id }) => id).join()
        return {
          calls,
          nonce: BigInt(at),
          title: name === '' ? undefined : name,
          intro: !isSame && (
            <Notice tone="warning" title={t('changed')}>
              {t('changedText')}
            </Notice>
          ),
        }
      }}
      onDone={({ ids = '' }) => remove(ids.split(','))}
    />
  )
}
