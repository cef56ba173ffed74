import { Button } from '@strongroom/ui-kit'
import type { FormDraft } from './ReviewedForm.tsx'
import { useReviewTexts } from './texts.ts'

/**
 * The buttons that end a form: to its review, or to the draft batch. Both submit the
 * form, which calls `draft.review`; without a form they call `onSubmit`.
 */
export function ReviewButtons({
  draft,
  label,
  isPending = false,
  disabledReason,
  onSubmit,
}: {
  draft: FormDraft
  /** Text of the button that opens the review. @default 'Review' */
  label?: string | undefined
  /** What the form needs is still being read: a press would be lost. */
  isPending?: boolean | undefined
  /** Why neither is possible now. */
  disabledReason?: string | undefined
  onSubmit?: (() => void) | undefined
}) {
  const t = useReviewTexts()
  const shared = { size: 'large', disabled: isPending, disabledReason } as const
  return (
    <>
      <Button
        {...shared}
        onClick={({ currentTarget }) =>
          draft.addInstead(
            onSubmit ?? (() => currentTarget.form?.requestSubmit()),
          )
        }
      >
        {t(draft.isEdit ? 'saveInBatch' : 'addToBatch')}
      </Button>
      {!draft.isEdit && (
        <Button
          {...shared}
          type={onSubmit ? 'button' : 'submit'}
          variant="primary"
          onClick={onSubmit}
        >
          {label ?? t('review')}
        </Button>
      )}
    </>
  )
}
