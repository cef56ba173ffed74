import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import type { TransactionDetailsLabels } from './detailsLabels.tsx'
import { LazyExecutionFacts } from './LazyExecutionFacts.tsx'
import { ClaimedTitle, TransactionFacts } from './lazyParts.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import type { TransactionFactsProps } from './TransactionFacts.tsx'

export interface UnreadRecordProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  review: UseTransactionReviewResult
  status: 'loading' | 'failed' | 'foreign'
  texts: TransactionDetailsLabels
  /** Beside a record that could not be loaded. */
  actions?: ReactNode | undefined
}

/** A review without a record to show: it loads, failed, or is of something else. */
export function UnreadRecord({
  review,
  status,
  texts,
  actions,
  ...rest
}: UnreadRecordProps) {
  const { record } = review
  if (status === 'loading')
    return (
      <Stack {...rest}>
        <Skeleton lines={2} />
        <Skeleton shape="block" lines={2} label={texts.loading} />
      </Stack>
    )
  if (status === 'failed')
    return (
      <ErrorState
        {...rest}
        error={review.error}
        title={texts.failed}
        onRetry={review.refetch}
        busy={review.isFetching}
        actions={actions}
      >
        <p>{texts.failedHint}</p>
      </ErrorState>
    )
  return (
    <Notice {...rest} tone="danger" role="alert" title={texts.foreign}>
      <p>{texts.foreignHint}</p>
      <code className="sr-wrap">
        {texts.askedFor(`${review.transactionId}`)}
      </code>
      <br />
      <code className="sr-wrap">
        {texts.received(cleanText(`${record?.txId}`, 200).text)}
      </code>
    </Notice>
  )
}

interface UnsignedRecordProps
  extends Pick<ComponentProps<'div'>, 'className'>,
    Pick<
      TransactionFactsProps,
      | 'names'
      | 'nativeCurrency'
      | 'explorerUrl'
      | 'transactionUrl'
      | 'shortName'
      | 'locale'
      | 'timeZone'
    > {
  review: UseTransactionReviewResult
  crumb: ReactNode
  titleAs: 'h1' | 'h2'
  texts: TransactionDetailsLabels
  /** Address of this page. */
  link: string | undefined
}

/** What no owner signs, such as an incoming transfer: the gateway's description. */
export function UnsignedRecord({
  review,
  crumb,
  titleAs: Title,
  texts,
  link,
  names,
  nativeCurrency,
  explorerUrl,
  transactionUrl,
  shortName,
  locale,
  timeZone,
  ...rest
}: UnsignedRecordProps) {
  const { record, executed } = review
  const shared = { names, nativeCurrency, transactionUrl, shortName }
  const dates = { locale, timeZone }
  return (
    <div {...rest}>
      <ReviewHead crumb={crumb}>
        {record ? (
          <ClaimedTitle
            as={Title}
            details={record}
            {...{ names, nativeCurrency }}
          />
        ) : (
          <Title className="sr-sentence">{texts.untitled}</Title>
        )}
      </ReviewHead>
      <Card
        title={texts.described}
        description={texts.describedHint}
        actions={
          link && <CopyButton value={link} label={texts.copyLink} labelled />
        }
      >
        {record && (
          <TransactionFacts
            details={record}
            {...{ executed, explorerUrl, ...shared, ...dates }}
          />
        )}
      </Card>
      {executed && (
        <LazyExecutionFacts record={executed} {...{ ...shared, ...dates }} />
      )}
    </div>
  )
}
