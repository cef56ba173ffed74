'use client'

import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { Tag } from '../badge/Tag.tsx'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { check, clock } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { lazyPart } from '../internal/lazyPart.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { MessageView } from '../message-view/MessageView.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  TypedDataView,
  type TypedDataViewProps,
} from '../typed-data-view/TypedDataView.tsx'
import { Checks } from './Checks.tsx'
import { LazyReviewAside } from './LazyReviewAside.tsx'
import { LazyRiskList, loadRiskList } from './LazyRiskList.tsx'
import type { MessageActionsProps } from './MessageActions.tsx'
import {
  defaultMessageDetailsLabels,
  defaultMessageHashLabels,
  defaultMessageTimelineLabels,
  type MessageDetailsLabels,
} from './messageDetailsLabels.tsx'
import { messageHashRows } from './messageHashRows.ts'
import { messageTimelineEntries } from './messageTimelineEntries.ts'
import { NoRpcNotice } from './NoRpcNotice.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { TrustLine } from './TrustLine.tsx'
import { trustOf } from './trustOf.ts'
import { WhenLoaded } from './WhenLoaded.tsx'

/** Props of `MessageDetails`. */
export interface MessageDetailsProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<TypedDataViewProps, 'chainPrefix' | 'names'> {
  /** Result of `useMessageReview` of react-hooks. */
  review: UseMessageReviewResult
  /** Name of the network; its id is shown in any case. */
  chainName?: string | undefined
  /** Address of this page, to copy for another owner. */
  link?: string | undefined
  /** Stands above the title, before the state: a link back. */
  heading?: ReactNode | undefined
  /** Origin of the app that asks, as the browser reports it. */
  askedBy?: string | undefined
  /** Stand above what can be done. */
  notices?: ReactNode | undefined
  /** Says that no node is set. */
  noRpc?: ReactNode | undefined
  /** Stands below the facts beside the body. */
  aside?: ReactNode | undefined
  /** Beside a record that could not be loaded. */
  failedActions?: ReactNode | undefined
  /** Buttons at the end. @default MessageActions */
  actions?: ReactNode | undefined
  /** Props of `MessageActions`, where they are the buttons. */
  actionProps?: Omit<MessageActionsProps, 'review'> | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<MessageDetailsLabels> | undefined
}

const MessageProblemList = lazyPart(
  async () => (await import('./MessageProblemList.tsx')).MessageProblemList,
)

const MessageActions = lazyPart(
  async () => (await import('./MessageActions.tsx')).MessageActions,
)

const mustBeSeen = [
  MessageProblemList.preload,
  loadRiskList,
  () => import('./MessageRiskList.tsx'),
  LazyReviewAside.preload,
  MessageActions.preload,
]

// Few messages have a description.
const DescriptionClaim = lazy(async () => {
  const { DescriptionClaim: component } = await import('./DescriptionClaim.tsx')
  return { default: component }
})

/**
 * One message, as a signer has to see it: what speaks against it, its content in
 * the form that is hashed, the hashes and who says the same, who signed, and what
 * can be done.
 */
export function MessageDetails({
  review,
  chainPrefix,
  names,
  chainName,
  link,
  heading,
  askedBy,
  notices,
  noRpc,
  aside,
  failedActions,
  actions,
  actionProps,
  locale,
  timeZone,
  labels,
  className,
  ...rest
}: MessageDetailsProps) {
  const texts = useLabels('messageDetails', defaultMessageDetailsLabels, labels)
  const hashTexts = useLabels('messageHashes', defaultMessageHashLabels)
  const entries = useLabels('messageTimeline', defaultMessageTimelineLabels)
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
  const rootClass = classNames('sr-review', className)
  const origin = askedBy ?? review.record?.origin ?? undefined
  const isSigned = verification?.preparedSignature !== undefined
  const head = (
    <ReviewHead
      crumb={
        <>
          {heading}
          {verification && (
            <Tag
              tone={isSigned ? 'success' : 'warning'}
              path={isSigned ? check : clock}
            >
              {isSigned ? texts.signed : texts.waits}
            </Tag>
          )}
        </>
      }
    >
      <h1 className="sr-sentence">
        {origin === undefined
          ? texts.title
          : texts.asked(<ForeignText value={origin} max={128} />)}
      </h1>
      <p className="sr-advice">
        {origin !== undefined && askedBy === undefined && `${texts.claimed} `}
        {texts.chain(cleanText(chainName ?? '', 64).text, review.chainId)}
      </p>
    </ReviewHead>
  )
  if (content === undefined)
    return (
      <div {...rest} className={rootClass}>
        {head}
        {failure || <Skeleton shape="block" lines={2} label={texts.checking} />}
      </div>
    )
  const rows =
    verification && messageHashRows(verification, { labels: hashTexts })
  const prepared = verification?.preparedSignature
  const { owners = [], threshold = 0 } = review.safe ?? {}
  const trust = content.kind !== 'bytes' && rows && rows.length > 0 && (
    <TrustLine
      review={review}
      rows={rows}
      draft={verification?.sources.gateway === undefined}
    />
  )
  // A check that failed is never below the fold of a page.
  const isBad = trustOf(review) === 'failed'
  const isYourTurn = review.next.kind === 'confirm'
  const isRefusal = ({ decision }: { decision: string }) =>
    decision === 'refuse'
  return (
    <div {...rest} className={rootClass}>
      {failure}
      {head}
      <div className="sr-refusals">
        {!review.hasRpc && (noRpc ?? <NoRpcNotice />)}
        {verification && (
          <MessageProblemList
            problems={verification.problems.filter(
              ({ kind }) => kind !== 'rpc' || review.hasRpc,
            )}
          />
        )}
        <LazyRiskList reasons={(verdict?.reasons ?? []).filter(isRefusal)} />
      </div>
      {isBad && trust}
      <div className="sr-review-body">
        <Card title={texts.content} description={texts.contentHint}>
          <MessageContent
            content={content}
            chainId={review.chainId}
            chainPrefix={chainPrefix}
            names={names}
          />
          {review.description && (
            <Suspense>
              <DescriptionClaim
                description={review.description}
                chainPrefix={chainPrefix}
                names={names}
              />
            </Suspense>
          )}
        </Card>
        <Checks review={review}>{!isBad && trust}</Checks>
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
      </div>
      <LazyReviewAside
        title={texts.signatures}
        entries={
          verification &&
          messageTimelineEntries(verification, {
            owners: owners.map(({ value }) => value),
            threshold,
            names,
            asked: isYourTurn ? review.account : undefined,
            labels: entries,
          })
        }
        confirmed={verification?.signatures.length ?? 0}
        threshold={review.safe?.threshold}
        isYourTurn={isYourTurn}
        safe={`${review.safeAddress}`}
        names={names}
        chainId={review.chainId}
        chainName={chainName}
        link={link}
        shortName={chainPrefix}
        locale={locale}
        timeZone={timeZone}
      >
        {aside}
      </LazyReviewAside>
      <WhenLoaded loads={mustBeSeen}>
        {actions ?? <MessageActions {...actionProps} review={review} />}
      </WhenLoaded>
    </div>
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
