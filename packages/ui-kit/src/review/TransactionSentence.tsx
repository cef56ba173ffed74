import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { CallSentence, type SentenceContext } from './CallSentence.tsx'
import type { CallSummary } from './CallSummary.ts'
import type { SentenceLabels } from './sentenceLabels.tsx'

/** Props of `TransactionSentence`. */
export interface TransactionSentenceProps
  extends Omit<ComponentProps<'p'>, 'children'>,
    SentenceContext {
  /** The element: a line, or the title of a page. @default 'p' */
  as?: 'p' | 'h1' | 'h2' | undefined
  /** From `summarizeCall`: read from the bytes that are signed. */
  summary: CallSummary
  /**
   * Accounts whose full address stands right below: without a name they are short
   * here. @default none
   */
  recipients?: readonly { readonly address: string }[] | undefined
  /** The chain shows that it is executed: a payment is told in the past. @default false */
  done?: boolean | undefined
  labels?: Partial<SentenceLabels> | undefined
}

/** One line that says what happens, from the bytes that are signed. */
export function TransactionSentence({
  as: Tag = 'p',
  summary,
  recipients = [],
  names,
  tokens,
  nativeCurrency,
  done,
  labels,
  className,
  ...rest
}: TransactionSentenceProps) {
  return (
    <Tag {...rest} className={classNames('sr-sentence', className)}>
      <CallSentence
        {...{ summary, names, tokens, nativeCurrency, done, labels }}
        listed={new Set(recipients.map(({ address }) => address.toLowerCase()))}
      />
    </Tag>
  )
}
