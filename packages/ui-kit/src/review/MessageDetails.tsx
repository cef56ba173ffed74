import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { HashPanel } from '../hash-panel/HashPanel.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { MessageView } from '../message-view/MessageView.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { SignatureTimeline } from '../timeline/SignatureTimeline.tsx'
import {
  TypedDataView,
  type TypedDataViewProps,
} from '../typed-data-view/TypedDataView.tsx'
import {
  defaultMessageProblemLabels,
  describeMessageProblem,
} from './describeMessageProblem.ts'
import { FindingList } from './FindingList.tsx'
import { MessageActions } from './MessageActions.tsx'
import {
  defaultMessageDetailsLabels,
  defaultMessageHashLabels,
  defaultMessageTimelineLabels,
  type MessageDetailsLabels,
} from './messageDetailsLabels.ts'
import { messageHashRows } from './messageHashRows.ts'
import { messageTimelineEntries } from './messageTimelineEntries.ts'
import { NoRpcNotice } from './NoRpcNotice.tsx'
import { RiskList } from './RiskList.tsx'

/** Props of `MessageDetails`. */
export interface MessageDetailsProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<TypedDataViewProps, 'chainPrefix' | 'names'> {
  /** Result of `useMessageReview` of react-hooks. */
  review: UseMessageReviewResult
  /** Stands first: who asks. */
  intro?: ReactNode | undefined
  /** Stand above what can be done. */
  notices?: ReactNode | undefined
  /** Says that no node is set. */
  noRpc?: ReactNode | undefined
  /** Beside a record that could not be loaded. */
  failedActions?: ReactNode | undefined
  /** Buttons at the end. @default MessageActions */
  actions?: ReactNode | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<MessageDetailsLabels> | undefined
}

/**
 * One message, as a signer has to see it: what speaks against it, its content in
 * the form that is hashed, the hashes and who says the same, who signed, and what
 * can be done.
 */
export function MessageDetails({
  review,
  chainPrefix,
  names,
  intro,
  notices,
  noRpc,
  failedActions,
  actions,
  locale,
  timeZone,
  labels,
  ...rest
}: MessageDetailsProps) {
  const texts = useLabels('messageDetails', defaultMessageDetailsLabels, labels)
  const hashTexts = useLabels('messageHashes', defaultMessageHashLabels)
  const entries = useLabels('messageTimeline', defaultMessageTimelineLabels)
  const problems = useLabels('messageProblems', defaultMessageProblemLabels)
  const { status, content, verification, verdict } = review
  if (status === 'loading')
    return (
      <Stack {...rest}>
        <Skeleton lines={2} />
        <Skeleton shape="block" lines={2} label={texts.loading} />
      </Stack>
    )
  if (status === 'foreign' || status === 'unreadable')
    return (
      <Notice {...rest} tone="danger" role="alert" title={texts[status]}>
        {texts.nothingShown}
      </Notice>
    )
  const failure = status === 'failed' && (
    <ErrorState
      error={review.error}
      title={texts.failed}
      onRetry={review.refetch}
      busy={review.isFetching}
      actions={failedActions}
    >
      <p>{texts.failedHint}</p>
    </ErrorState>
  )
  if (content === undefined)
    return (
      <Stack {...rest} gap={6}>
        {intro}
        {failure || <Skeleton shape="block" lines={2} label={texts.checking} />}
      </Stack>
    )
  const rows =
    verification && messageHashRows(verification, { labels: hashTexts })
  const prepared = verification?.preparedSignature
  const { owners = [], threshold = 0 } = review.safe ?? {}
  return (
    <Stack {...rest} gap={6}>
      {intro}
      {failure}
      {!review.hasRpc && (noRpc ?? <NoRpcNotice />)}
      {verification && (
        <FindingList
          items={verification.problems}
          describe={(problem) => describeMessageProblem(problem, problems)}
          alert
        />
      )}
      <RiskList reasons={verdict?.reasons ?? []} />
      <Card title={texts.content} description={texts.contentHint}>
        <MessageContent
          content={content}
          chainId={review.chainId}
          chainPrefix={chainPrefix}
          names={names}
        />
      </Card>
      {content.kind !== 'bytes' && (
        <Card title={texts.verify}>
          {rows === undefined ? (
            <Skeleton shape="block" lines={2} label={texts.checking} />
          ) : (
            <Stack>
              {rows.length > 0 && <HashPanel rows={rows} />}
              {verification?.status === 'verified' && (
                <p className="sr-advice">{texts.device}</p>
              )}
            </Stack>
          )}
        </Card>
      )}
      {verification && (
        <Card title={texts.signatures}>
          <SignatureTimeline
            shortName={chainPrefix}
            entries={messageTimelineEntries(verification, {
              owners: owners.map(({ value }) => value),
              threshold,
              names,
              labels: entries,
            })}
            locale={locale}
            timeZone={timeZone}
          />
        </Card>
      )}
      {prepared !== undefined && (
        <Card
          title={texts.packed}
          description={texts.packedHint}
          actions={<CopyButton value={prepared} label={texts.copy} />}
        >
          <code className="sr-wrap">{prepared}</code>
        </Card>
      )}
      {notices}
      {actions ?? <MessageActions review={review} />}
    </Stack>
  )
}

/** Props of `MessageContent`. */
export interface MessageContentProps
  extends Pick<TypedDataViewProps, 'chainPrefix' | 'names'> {
  content: SignableMessage
  /** A decimal number. */
  chainId: string
}

/** A message in the form in which it is hashed. */
export function MessageContent({
  content,
  chainId,
  chainPrefix,
  names,
}: MessageContentProps) {
  if (content.kind === 'typed')
    return (
      <TypedDataView
        data={content.data}
        chainPrefix={chainPrefix}
        chainId={chainId}
        names={names}
      />
    )
  return content.kind === 'text' ? (
    <MessageView message={content.text} />
  ) : (
    <MessageView message={content.bytes} encoding="bytes" />
  )
}
