import type { Verification } from '@strongroom/react-hooks'
import { useMemo } from 'react'
import type { SentenceContext } from './CallSentence.tsx'
import type { CallFacts } from './CallSummary.ts'
import { summarizeCall } from './summarizeCall.ts'
import { TransactionSentence } from './TransactionSentence.tsx'

export interface ReviewSentenceProps extends SentenceContext {
  as: 'h1' | 'h2'
  verification: Pick<Verification, 'tree' | 'transaction'> | undefined
  facts: CallFacts
  /** Addresses of safes that stand in full below, besides the recipients. */
  safes: readonly string[]
  /** It is executed, as the chain shows. */
  done: boolean
  /** Instead of it, while there are no calls. */
  empty: string
}

/** The title of a review, in a chunk that loads while the checks run. */
export function ReviewSentence({
  as: Title,
  verification,
  facts: { safe, recipients, reasons, policy },
  safes,
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
  if (!summary) return <Title className="sr-sentence">{empty}</Title>
  return (
    <TransactionSentence
      {...context}
      as={Title}
      summary={summary}
      recipients={[
        ...(recipients ?? []),
        ...safes.map((address) => ({ address })),
      ]}
    />
  )
}
