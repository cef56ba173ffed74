import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { CallTreeProps } from '../call-tree/CallTree.tsx'
import { Card } from '../card/Card.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import { SignatureTimeline } from '../timeline/SignatureTimeline.tsx'
import type { KnownToken } from '../token/provenToken.ts'
import { NonceBadge } from '../transaction/NonceBadge.tsx'
import { StatusBadge } from '../transaction/StatusBadge.tsx'
import type { CallFacts, CallSummary } from './CallSummary.ts'
import {
  defaultDetailsLabels,
  type TransactionDetailsLabels,
} from './detailsLabels.ts'
import { isWaiting } from './isWaiting.ts'
import { NoRpcNotice } from './NoRpcNotice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { provenWord } from './provenWord.ts'
import { RawFields } from './RawFields.tsx'
import { isOfRecipient, RiskList } from './RiskList.tsx'
import { TransactionActions } from './TransactionActions.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'
import { timelineEntries } from './timelineEntries.ts'
import { defaultTimelineLabels } from './timelineLabels.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

// The simulation takes longer than to load this.
const ConsequenceStrip = lazy(async () => {
  const { ConsequenceStrip: component } = await import('./ConsequenceStrip.tsx')
  return { default: component }
})

/** Props of `TransactionDetails`. */
export interface TransactionDetailsProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<
      CallTreeProps,
      | 'chainPrefix'
      | 'names'
      | 'nativeCurrency'
      | 'isTrustedDelegateCall'
      | 'explorerUrl'
    > {
  /** Result of `useTransactionReview` of react-hooks. */
  review: UseTransactionReviewResult
  /** By lower-case address. @default the review's, which two sources agree on */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /**
   * Writes the first line, from the bytes that are signed. @default
   * TransactionSentence
   */
  sentence?: ((summary: CallSummary) => ReactNode) | undefined
  /** Stands above the first line. @default nonce and status */
  heading?: ReactNode | undefined
  /** Stands first of all: what became of it. */
  outcome?: ReactNode | undefined
  /** Follows the first line. */
  intro?: ReactNode | undefined
  /** Stand before everything that was found. */
  notices?: ReactNode | undefined
  /** Says that no node is set. */
  noRpc?: ReactNode | undefined
  /**
   * Follows the sentence of what is not executed. @default ConsequenceStrip, of
   * the simulation of the review
   */
  consequences?: ReactNode | undefined
  /** Beside a record that could not be loaded. */
  failedActions?: ReactNode | undefined
  /** Buttons at the end. @default TransactionActions */
  actions?: ReactNode | undefined
  /** Page of a chain transaction in a block explorer. */
  transactionUrl?: ((hash: string) => string | undefined) | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<TransactionDetailsLabels> | undefined
}

// The following wait for the checks, which load code of their own.
const ReviewSentence = lazy(async () => {
  const { ReviewSentence: component } = await import('./ReviewSentence.tsx')
  return { default: component }
})
const CallTree = lazy(async () => {
  const { CallTree: component } = await import('../call-tree/CallTree.tsx')
  return { default: component }
})
const RecipientList = lazy(async () => {
  const { RecipientList: component } = await import('./RecipientList.tsx')
  return { default: component }
})

/**
 * One transaction, as a signer has to see it: a sentence, who gets something, what
 * speaks against it, every call, the hashes and who says the same, who confirmed, all fields,
 * and what can be done. Everything but the timeline's times is from the bytes
 * that are signed, and from the chain.
 */
export function TransactionDetails({
  review,
  chainPrefix,
  names,
  tokens = review.tokens,
  nativeCurrency,
  isTrustedDelegateCall,
  explorerUrl,
  sentence,
  heading,
  outcome,
  intro,
  notices,
  noRpc,
  consequences,
  failedActions,
  actions,
  transactionUrl,
  locale,
  timeZone,
  labels,
  ...rest
}: TransactionDetailsProps) {
  const texts = useLabels('transactionDetails', defaultDetailsLabels, labels)
  const entries = useLabels('transactionTimeline', defaultTimelineLabels)
  const { status, record, verification, verdict, chainId, safeAddress } = review
  const wallet = { names, nativeCurrency, explorerUrl }
  const dates = { locale, timeZone }
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
        actions={failedActions}
      >
        <p>{texts.failedHint}</p>
      </ErrorState>
    )
  if (status === 'foreign')
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
  if (status === 'unsigned')
    return (
      <Card {...rest} title={texts.described} description={texts.describedHint}>
        {record && (
          <TransactionFacts
            details={record}
            {...wallet}
            {...dates}
            shortName={chainPrefix}
            transactionUrl={transactionUrl}
          />
        )}
      </Card>
    )
  const { tree, transaction, chain, problems } = verification ?? {}
  const said = record?.txInfo.humanDescription
  const waits = isWaiting(review)
  const execution = record?.detailedExecutionInfo
  const facts: CallFacts = {
    safe: `${safeAddress}`,
    recipients: review.recipients,
    reasons: verdict?.reasons,
    policy: chain,
  }
  return (
    <Stack {...rest} gap={6}>
      {outcome}
      <Card>
        <Stack gap={2}>
          {heading === undefined ? (
            <Stack direction="row" gap={2} align="center">
              {execution?.type === 'MULTISIG' && (
                <NonceBadge nonce={execution.nonce} />
              )}
              {record && (
                <StatusBadge
                  status={record.txStatus}
                  proven={provenWord(review)}
                />
              )}
            </Stack>
          ) : (
            heading
          )}
          <Suspense fallback={<p className="sr-sentence">{texts.checking}</p>}>
            <ReviewSentence
              verification={verification}
              facts={facts}
              sentence={sentence}
              names={names}
              tokens={tokens}
              nativeCurrency={nativeCurrency}
              empty={verification ? texts.noCalls : texts.checking}
            />
          </Suspense>
          {said && (
            <p className="sr-advice">
              {texts.gatewaySays(cleanText(said, 200).text)}
            </p>
          )}
          {waits &&
            execution?.type === 'MULTISIG' &&
            execution.rejectors.length > 0 && (
              <p className="sr-advice">
                {texts.rejected(execution.rejectors.length)}
              </p>
            )}
          {intro}
        </Stack>
      </Card>
      {waits &&
        verification &&
        review.hasRpc &&
        (consequences ?? (
          <Suspense fallback={<Skeleton shape="block" lines={4} />}>
            <ConsequenceStrip
              review={review.simulation}
              names={names}
              tokens={tokens}
              nativeCurrency={nativeCurrency}
            />
          </Suspense>
        ))}
      {notices}
      {verification ? (
        <>
          {!review.hasRpc && (noRpc ?? <NoRpcNotice />)}
          <ProblemList
            // An executed transaction has used its nonce, even before the gateway knows it.
            problems={(problems ?? []).filter(
              ({ kind }) => waits || kind !== 'nonce',
            )}
          />
          {review.recipients.length > 0 && (
            <Suspense fallback={<Skeleton shape="block" lines={3} />}>
              <RecipientList
                review={review}
                names={names}
                tokens={tokens}
                nativeCurrency={nativeCurrency}
                chainPrefix={chainPrefix}
                {...dates}
              />
            </Suspense>
          )}
          <RiskList
            // Those about a recipient are shown with it.
            reasons={(verdict?.reasons ?? []).filter(
              ({ finding }) => !isOfRecipient(finding.kind),
            )}
          />
          {tree && (
            <Card title={texts.calls} description={texts.callsHint}>
              <Suspense fallback={<Skeleton lines={3} />}>
                <CallTree
                  node={tree}
                  facts={facts}
                  chainPrefix={chainPrefix}
                  {...wallet}
                  tokens={tokens}
                  isTrustedDelegateCall={isTrustedDelegateCall}
                />
              </Suspense>
            </Card>
          )}
          <Card title={waits ? texts.verify : texts.hashes}>
            <VerifyPanel
              verification={verification}
              draft={review.isDraft}
              waiting={waits}
            />
          </Card>
        </>
      ) : (
        // Reserves the height of a window, so that the rest does not move later.
        <Skeleton shape="block" lines={6} label={texts.checking} />
      )}
      {record && (
        <Card title={texts.confirmations}>
          <SignatureTimeline
            shortName={chainPrefix}
            entries={timelineEntries(record, {
              verification,
              names,
              labels: entries,
            })}
            {...dates}
          />
        </Card>
      )}
      {transaction && (
        <RawFields
          chainId={chainId}
          safe={`${safeAddress}`}
          version={chain?.version}
          transaction={transaction}
        />
      )}
      {waits && (actions ?? <TransactionActions review={review} />)}
    </Stack>
  )
}
