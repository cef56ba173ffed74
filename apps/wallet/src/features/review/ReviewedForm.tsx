import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { BatchCall } from '../../chain/buildBatch.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { text } from '../../core/search.ts'
import { useBasket } from '../../core/useBasket.ts'
import { useServices } from '../../core/useServices.ts'
import {
  dropFormDraft,
  type FormValues,
  keepFormDraft,
  readFormDraft,
} from '../../storage/formDrafts.ts'
import type { LibraryCall } from './CallsReview.tsx'
import { readTerms } from './readTerms.ts'
import { useReviewTexts } from './texts.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Entry of the form that this entry reviews. */
    draftOf?: string
  }
}

// The review is loaded once the form is filled in.
const CallsReview = lazy(async () => {
  const { CallsReview: component } = await import('./CallsReview.tsx')
  return { default: component }
})

/** State of a form, and the way to its review. */
export interface FormDraft {
  /** Typed texts by field; a field that was never touched is missing. */
  values: FormValues
  /** Changes fields; `undefined` returns one to its default. */
  set: (patch: Readonly<Record<string, string | undefined>>) => void
  /** Opens the review of the values, with these changes. */
  review: (patch?: Readonly<Record<string, string | undefined>>) => void
  /**
   * Runs the submission of the form. If that calls `review`, the calls are added to the
   * draft batch instead.
   */
  addInstead: (submit: () => void) => void
  /** The form edits an item of the draft batch, which the address names. */
  isEdit: boolean
}

/** The request of a filled-in form to the safe. */
export interface ReviewedCalls {
  /** Several run in one batch, in this order. */
  calls?: readonly BatchCall[] | undefined
  /** A delegate call to a library of Safe, in the place of calls. */
  delegate?: LibraryCall | undefined
  nonce: bigint
  /** Title above the review. @default the review's own */
  title?: string | undefined
  /** Stands above the money. */
  intro?: ReactNode
}

interface ReviewedFormProps {
  form: (draft: FormDraft) => ReactNode
  /** Undefined where the values make no transaction: the form is shown again. */
  calls: (values: FormValues) => ReviewedCalls | undefined
  /** Called once the gateway, the chain or the draft batch has the calls. */
  onDone?: ((values: FormValues) => void) | undefined
}

/** Adds the calls of a form to the draft batch, and opens that. */
function useAdding() {
  const t = useReviewTexts()
  const { toasts } = useServices()
  const { add, replace } = useBasket()
  const navigate = useNavigate()
  const item = useLocation({ select: ({ search }) => readItem(search) })
  return {
    isEdit: item !== undefined,
    /** Returns whether the draft batch has the calls now. */
    run({ calls = [] }: ReviewedCalls, hasTerms: boolean): boolean {
      const isAdded = item ? replace(item, calls) : add(calls)
      if (isAdded)
        void navigate({
          to: '/transactions/draft',
          replace: item !== undefined,
        })
      toasts.add(
        isAdded
          ? {
              tone: 'success',
              title: t(item ? 'savedInBatch' : 'added'),
              description: hasTerms ? t('termsLeftOut') : undefined,
            }
          : { tone: 'warning', title: t('full'), description: t('fullText') },
      )
      return isAdded
    },
  }
}

const readItem = ({ item }: { item?: unknown }) => text(item)

function KeptForm({
  entry,
  isReview,
  form,
  calls,
  onDone,
}: ReviewedFormProps & { entry: string; isReview: boolean }) {
  const { history } = useRouter()
  const [values, setValues] = useState(() => readFormDraft(entry) ?? {})
  const set: FormDraft['set'] = (patch) =>
    setValues((current) => keepFormDraft(entry, { ...current, ...patch }))
  const isAdding = useRef(false)
  const adding = useAdding()
  const reviewed = isReview ? calls(values) : undefined
  const { gas, hasGas, note, origin, faults } = readTerms(values)
  if (reviewed !== undefined)
    return (
      <Suspense fallback={<PagePending />}>
        <CallsReview
          {...reviewed}
          {...{ gas, note, origin }}
          onBack={() => history.back()}
          onDone={() => {
            dropFormDraft(entry)
            onDone?.(values)
          }}
        />
      </Suspense>
    )
  return form({
    values,
    set,
    isEdit: adding.isEdit,
    addInstead(submit) {
      isAdding.current = true
      submit()
      isAdding.current = false
    },
    review(patch = {}) {
      // The fields say what is wrong.
      if (faults.length > 0) return
      if (isAdding.current) {
        const filled = keepFormDraft(entry, { ...values, ...patch })
        const asked = calls(filled)
        const hasTerms = hasGas || note !== ''
        if (asked === undefined || !adding.run(asked, hasTerms)) return
        dropFormDraft(entry)
        onDone?.(filled)
        return
      }
      set(patch)
      history.push(history.location.href, { draftOf: entry })
    },
  })
}

/**
 * A form, then the review of the transaction that it makes. The review is an
 * entry of the browser's history: Back returns to the form as it was typed, and
 * a reload keeps both. A new visit starts with an empty form.
 */
export function ReviewedForm(props: ReviewedFormProps) {
  const { entry, isReview } = useLocation({
    select: ({ state }) => ({
      entry: state.draftOf ?? state.__TSR_key ?? '',
      isReview: state.draftOf !== undefined,
    }),
    structuralSharing: true,
  })
  return <KeptForm key={entry} entry={entry} isReview={isReview} {...props} />
}
