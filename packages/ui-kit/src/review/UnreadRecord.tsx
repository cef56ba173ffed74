import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { ComponentProps, ReactNode } from 'react'
import { Notice } from '../notice/Notice.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import type { TransactionDetailsLabels } from './detailsLabels.tsx'

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
