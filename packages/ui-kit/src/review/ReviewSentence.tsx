'use client'

import type { Verification } from '@strongroom/react-hooks'
import { type ReactNode, useMemo } from 'react'
import type { SentenceContext } from './CallSentence.tsx'
import type { CallFacts, CallSummary } from './CallSummary.ts'
import { summarizeCall } from './summarizeCall.ts'
import { TransactionSentence } from './TransactionSentence.tsx'

export interface ReviewSentenceProps extends SentenceContext {
  verification: Pick<Verification, 'tree' | 'transaction'> | undefined
  facts: CallFacts
  sentence?: ((summary: CallSummary) => ReactNode) | undefined
  /** Instead of it, while there are no calls. */
  empty: string
}

/** The sentence of a review, in a chunk that loads while the checks run. */
export function ReviewSentence({
  verification,
  facts: { safe, recipients, reasons, policy },
  sentence,
  empty,
  ...context
}: ReviewSentenceProps) {
  const { tree, transaction } = verification ?? {}
  const summary = useMemo(
    () =>
      tree &&
      transaction &&
      summarizeCall(tree, {
        ...{ safe, recipients, reasons, policy },
        fees: transaction,
      }),
    [tree, transaction, safe, recipients, reasons, policy],
  )
  if (!summary) return <p className="sr-sentence">{empty}</p>
  return (
    sentence?.(summary) ?? (
      <TransactionSentence
        {...context}
        summary={summary}
        recipients={recipients}
      />
    )
  )
}
