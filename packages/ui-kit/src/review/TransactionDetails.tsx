'use client'

import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { nameOrShorten } from '../address/shortenAddress.ts'
import { Tag } from '../badge/Tag.tsx'
import type { CallTreeProps } from '../call-tree/CallTree.tsx'
import { Card } from '../card/Card.tsx'
import { Fold } from '../fold/Fold.tsx'
import { batch, code, user } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { cleanText } from '../text/cleanText.ts'
import type { KnownToken } from '../token/provenToken.ts'
import { StatusBadge } from '../transaction/StatusBadge.tsx'
import type { CallFacts } from './CallSummary.ts'
import { Checks } from './Checks.tsx'
import {
  defaultDetailsLabels,
  type TransactionDetailsLabels,
} from './detailsLabels.tsx'
import { defaultHashLabels } from './hashLabels.ts'
import { isBatchOfficial } from './isBatchOfficial.ts'
import { isOvertaken, isWaiting, isYourTurn } from './isWaiting.ts'
import { LazyExecutionFacts } from './LazyExecutionFacts.tsx'
import { LazyReviewAside } from './LazyReviewAside.tsx'
import { LazyRiskList } from './LazyRiskList.tsx'
import {
  CallTree,
  loadCalls,
  mustBeSeen,
  NestedTransactions,
  ProblemList,
  RecipientList,
  ReviewConsequences,
  ReviewSentence,
  TransactionActions,
} from './lazyParts.tsx'
import type { NestedTransactionsProps } from './NestedTransactions.tsx'
import { NoRpcNotice } from './NoRpcNotice.tsx'
import { awaitsSource, provenWord } from './provenWord.ts'
import { RawFields } from './RawFields.tsx'
import { ProposedBy, ReviewHead } from './ReviewHead.tsx'
import type { TransactionActionsProps } from './TransactionActions.tsx'
import { TrustLine } from './TrustLine.tsx'
import { timelineEntries } from './timelineEntries.ts'
import { defaultTimelineLabels } from './timelineLabels.ts'
import { transactionHashRows } from './transactionHashRows.ts'
import { trustOf } from './trustOf.ts'
import { UnreadRecord, UnsignedRecord } from './UnreadRecord.tsx'
import { WhenLoaded } from './WhenLoaded.tsx'

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
  /** Name of the network; its id is shown in any case. */
  chainName?: string | undefined
  /** Address of this page, to copy for another owner. */
  link?: string | undefined
  /** Stands above the title, before nonce and state: a link back. */
  heading?: ReactNode | undefined
  /**
   * Heading level of the title: `h2` on a page that has a title of its own.
   * @default 'h1'
   */
  titleAs?: 'h1' | 'h2' | undefined
  /** Stands first of all: what became of it. */
  outcome?: ReactNode | undefined
  /** Follows the title: who asks. */
  intro?: ReactNode | undefined
  /** Ends the lines below the title: what is sent in a currency, which is a claim. */
  worth?: ReactNode | undefined
  /** Stand below the title, above the money. */
  notices?: ReactNode | undefined
  /** Says that no node is set. */
  noRpc?: ReactNode | undefined
  /** Stands below the facts beside the body. */
  aside?: ReactNode | undefined
  /** Beside a record that could not be loaded. */
  failedActions?: ReactNode | undefined
  /** Buttons at the end. @default TransactionActions */
  actions?: ReactNode | undefined
  /** Stand with each transaction of another safe in it: a link there. */
  renderNestedActions?: NestedTransactionsProps['renderActions']
  /** Props of `TransactionActions`, where they are the buttons. */
  actionProps?: Omit<TransactionActionsProps, 'review'> | undefined
  /** Page of a chain transaction in a block explorer. */
  transactionUrl?: ((hash: string) => string | undefined) | undefined
  /**
   * Owners and threshold when its turn comes, where transactions before it change them.
   * @default those of the chain
   */
  ownersThen?: OwnerPolicy | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<TransactionDetailsLabels> | undefined
}

/**
 * One transaction, as a signer has to see it: what is sent, what happens, who gets
 * it, what speaks against it and one line of trust, beside who confirmed; then what
 * can be done. Calls, hashes and fields are folded; a check that failed stands first.
 * Everything but names and times is from the bytes that are signed, and from the chain.
 */
export function TransactionDetails({
  review,
  chainPrefix,
  names,
  tokens = review.tokens,
  nativeCurrency,
  isTrustedDelegateCall,
  explorerUrl,
  chainName,
  link,
  heading,
  titleAs: Title = 'h1',
  outcome,
  intro,
  worth,
  notices,
  noRpc,
  aside,
  failedActions,
  actions,
  renderNestedActions,
  actionProps,
  transactionUrl,
  ownersThen,
  locale,
  timeZone,
  labels,
  className,
  ...rest
}: TransactionDetailsProps) {
  const texts = useLabels('transactionDetails', defaultDetailsLabels, labels)
  const entryTexts = useLabels('transactionTimeline', defaultTimelineLabels)
  const hashTexts = useLabels('transactionHashes', defaultHashLabels)
  const { status, record, verification, verdict, chainId, safeAddress } = review
  const wallet = { names, nativeCurrency, explorerUrl }
  const dates = { locale, timeZone }
  const execution = record?.detailedExecutionInfo
  const nonce =
    verification?.transaction?.nonce ??
    (execution?.type === 'MULTISIG' ? execution.nonce : undefined)
  const crumb = (
    <>
      {heading}
      {nonce !== undefined && <span>{texts.nonce(nonce)}</span>}
      {isYourTurn(review) ? (
        <Tag tone="accent" path={user}>
          {texts.yourTurn}
        </Tag>
      ) : (
        record && (
          <StatusBadge status={record.txStatus} proven={provenWord(review)} />
        )
      )}
    </>
  )
  const rootClass = classNames('sr-review', className)
  if (status === 'loading' || status === 'failed' || status === 'foreign')
    return (
      <UnreadRecord
        {...rest}
        {...{ review, texts, status, actions: failedActions }}
      />
    )
  if (status === 'unsigned')
    return (
      <UnsignedRecord
        {...rest}
        className={rootClass}
        titleAs={Title}
        {...{ review, crumb, texts, link, transactionUrl, ...wallet, ...dates }}
        shortName={chainPrefix}
      />
    )
  const { tree, transaction, chain, problems = [] } = verification ?? {}
  const waits = isWaiting(review)
  const isLate = isOvertaken(review)
  const rejectors =
    waits && execution?.type === 'MULTISIG'
      ? execution.rejectors.map(({ value }) => nameOrShorten(value, names))
      : []
  const facts: CallFacts = {
    safe: `${safeAddress}`,
    recipients: review.recipients,
    reasons: verdict?.reasons,
    // Those of today say nothing about a change of the past.
    policy: waits ? (ownersThen ?? chain) : undefined,
    now: waits ? chain : undefined,
  }
  const [created, ...entries] = record
    ? timelineEntries(record, {
        ...{ verification, names, labels: entryTexts },
        executed: review.executed,
        asked: isYourTurn(review) ? review.account : undefined,
      })
    : []
  const rows =
    verification &&
    transactionHashRows(verification, {
      isDraft: review.isDraft,
      waits,
      labels: hashTexts,
    })
  const isAwaited = awaitsSource(review)
  const trusted = { ...review, isAwaited }
  const trust = rows && rows.length > 0 && (
    <TrustLine review={trusted} rows={rows} draft={review.isDraft} />
  )
  // A check that failed is never below the fold of a page.
  const isBad = verification && trustOf(trusted) === 'failed'
  const said = record?.txInfo.humanDescription
  // An approval shows the approved transaction as its child, and is no batch.
  const inBatch = tree?.method?.name === 'multiSend' ? tree.children.length : 0
  const folds = tree && transaction && (
    <>
      <Fold
        path={inBatch > 0 ? batch : code}
        title={texts.calls(inBatch, isBatchOfficial(review))}
        load={loadCalls}
      >
        <CallTree
          node={tree}
          {...wallet}
          {...{ facts, chainPrefix, tokens, isTrustedDelegateCall }}
          descriptions={review.descriptions}
        />
      </Fold>
      <RawFields
        chainId={chainId}
        safe={`${safeAddress}`}
        version={chain?.version}
        transaction={transaction}
      />
    </>
  )
  return (
    <div {...rest} className={rootClass}>
      {outcome}
      <ReviewHead crumb={crumb}>
        <Suspense
          fallback={<Title className="sr-sentence">{texts.checking}</Title>}
        >
          <ReviewSentence
            as={Title}
            {...{ verification, facts, names, tokens, nativeCurrency }}
            done={provenWord(review) === 'executed'}
            safes={review.nested.map(({ safe }) => safe)}
            empty={verification ? texts.noCalls : texts.checking}
          />
        </Suspense>
        <p className="sr-advice">
          {typeof record?.note === 'string' && (
            <>{texts.noted(cleanText(record.note, 200).text)} </>
          )}
          {created?.address && (
            <ProposedBy
              {...{ execution, texts, names, dates }}
              address={created.address}
              timestamp={created.timestamp}
              isClaim={created.state !== 'done'}
              isOpen={waits && verification?.signatures.length === 0}
            />
          )}
          {texts.chain(cleanText(chainName ?? '', 64).text, chainId)}
          {worth}
        </p>
        {said && (
          <p className="sr-advice">
            {texts.gatewaySays(cleanText(said, 200).text)}
          </p>
        )}
        {rejectors.length > 0 && (
          <p className="sr-advice">
            {texts.gatewaySays(texts.rejected(rejectors))}
          </p>
        )}
        {intro}
      </ReviewHead>
      {verification && (
        <>
          <div className="sr-refusals">
            {!review.hasRpc && (noRpc ?? <NoRpcNotice />)}
            <ProblemList
              problems={problems.filter(({ kind }) =>
                kind === 'nonce'
                  ? isLate
                  : kind === 'rpc'
                    ? review.hasRpc
                    : kind !== 'lone-node' || !isAwaited,
              )}
            />
            <LazyRiskList
              reasons={(verdict?.reasons ?? []).filter(
                ({ decision }) => decision === 'refuse',
              )}
            />
          </div>
          {isBad && trust}
        </>
      )}
      <div className="sr-review-body">
        {notices}
        {!waits && review.executed && (
          <LazyExecutionFacts
            record={review.executed}
            {...{ names, nativeCurrency, transactionUrl, ...dates }}
            shortName={chainPrefix}
          />
        )}
        {waits && verification && review.hasRpc && (
          <Suspense fallback={<Skeleton shape="block" lines={4} />}>
            <ReviewConsequences
              {...{ tree, facts, ownersThen, names, tokens, nativeCurrency }}
              review={review.simulation}
            />
          </Suspense>
        )}
        {review.nested.length > 0 && (
          <NestedTransactions
            nested={review.nested}
            simulation={review.simulation}
            renderActions={renderNestedActions}
            {...{ chainId, chainPrefix, names, tokens, nativeCurrency }}
          />
        )}
        {verification ? (
          <>
            {review.recipients.length > 0 ? (
              <Suspense fallback={<Skeleton shape="block" lines={3} />}>
                <RecipientList
                  review={review}
                  names={names}
                  tokens={tokens}
                  nativeCurrency={nativeCurrency}
                  chainPrefix={chainPrefix}
                  {...dates}
                >
                  {folds}
                </RecipientList>
              </Suspense>
            ) : (
              folds && <Card flush>{folds}</Card>
            )}
            <Checks review={review}>{!isBad && trust}</Checks>
          </>
        ) : (
          // Reserves the height of a window, so that the rest does not move later.
          <Skeleton shape="block" lines={6} label={texts.checking} />
        )}
      </div>
      <LazyReviewAside
        entries={record && entries}
        confirmed={review.signatures.length}
        threshold={chain?.threshold}
        isYourTurn={isYourTurn(review)}
        next={chain?.nonce}
        safe={`${safeAddress}`}
        names={names}
        chainId={chainId}
        chainName={chainName}
        transaction={transaction}
        link={link}
        shortName={chainPrefix}
        {...dates}
      >
        {aside}
      </LazyReviewAside>
      {(waits || isLate) && (
        <WhenLoaded loads={mustBeSeen}>
          {actions ?? <TransactionActions {...actionProps} review={review} />}
        </WhenLoaded>
      )}
    </div>
  )
}
