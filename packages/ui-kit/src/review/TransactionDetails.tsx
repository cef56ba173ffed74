import type { TransactionDetails as Details } from '@strongroom/gateway-sdk'
import type {
  UseVerifiedTransactionResult,
  Verification,
} from '@strongroom/react-hooks'
import type { Verdict } from '@strongroom/safe-protocol/risks'
import type { ComponentProps, ReactNode } from 'react'
import { CallTree, type CallTreeProps } from '../call-tree/CallTree.tsx'
import { Card } from '../card/Card.tsx'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { EmptyState } from '../state-view/EmptyState.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import { SignatureTimeline } from '../timeline/SignatureTimeline.tsx'
import { NonceBadge } from '../transaction/NonceBadge.tsx'
import { StatusBadge } from '../transaction/StatusBadge.tsx'
import {
  defaultDetailsLabels,
  type TransactionDetailsLabels,
} from './detailsLabels.ts'
import { ProblemList } from './ProblemList.tsx'
import { RawFields } from './RawFields.tsx'
import { RiskList } from './RiskList.tsx'
import { summarizeCall } from './summarizeCall.ts'
import { TransactionFacts } from './TransactionFacts.tsx'
import { type KnownToken, TransactionSentence } from './TransactionSentence.tsx'
import { timelineEntries } from './timelineEntries.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

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
  /** The gateway's record; `undefined` while it loads, `null` when there is none. */
  details: Details | null | undefined
  /**
   * The result of `useVerifiedTransaction` or of `verifyTransaction` of
   * react-hooks; absent until there is one.
   */
  verification?: Verification | UseVerifiedTransactionResult | undefined
  /** Of the policy (`decideSigning` of safe-protocol) on the findings in `verification`. */
  verdict?: Verdict | undefined
  /** Why there are no details. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** A decimal number. */
  chainId: string
  /** By lower-case address, as the chain says. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** Nobody has proposed it yet. @default false */
  isDraft?: boolean | undefined
  /** Follows the calls: what trying it out showed. */
  simulation?: ReactNode | undefined
  /** What can be done now; stands at the end. */
  actions?: ReactNode | undefined
  /** Page of a chain transaction in a block explorer. */
  transactionUrl?: ((hash: string) => string | undefined) | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<TransactionDetailsLabels> | undefined
}

/**
 * One transaction, as a signer has to see it: a sentence, what speaks against
 * it, every call, the hashes and who says the same, who confirmed, and all
 * fields. Everything but the timeline's times is from `verification`.
 */
export function TransactionDetails({
  details,
  verification: result,
  verdict,
  error,
  onRetry,
  chainId,
  chainPrefix,
  names,
  tokens,
  nativeCurrency,
  isTrustedDelegateCall,
  explorerUrl,
  isDraft = false,
  simulation,
  actions,
  transactionUrl,
  locale,
  timeZone,
  labels,
  ...rest
}: TransactionDetailsProps) {
  const texts = mergeLabels(defaultDetailsLabels, labels)
  const { parts } = texts
  const wallet = { names, nativeCurrency, explorerUrl }
  const dates = { locale, timeZone }
  if (details === undefined)
    return error == null ? (
      <Stack {...rest}>
        <Skeleton lines={2} />
        <Skeleton shape="block" lines={2} label={texts.loading} />
      </Stack>
    ) : (
      <ErrorState
        {...rest}
        error={error}
        title={texts.failed}
        onRetry={onRetry}
      >
        <p>{texts.failedHint}</p>
      </ErrorState>
    )
  if (details === null)
    return (
      <EmptyState {...rest} title={texts.missing} icon="search">
        {texts.missingHint}
      </EmptyState>
    )
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG')
    return (
      <Card {...rest} title={texts.described} description={texts.describedHint}>
        <TransactionFacts
          details={details}
          {...wallet}
          {...dates}
          shortName={chainPrefix}
          transactionUrl={transactionUrl}
          labels={parts.facts}
        />
      </Card>
    )
  const verification = result?.status === 'checking' ? undefined : result
  const { tree, transaction, chain, problems } = verification ?? {}
  const said = details.txInfo.humanDescription
  const isWaiting = details.txStatus.startsWith('AWAITING')
  return (
    <Stack {...rest} gap={6}>
      <Card>
        <Stack gap={2}>
          <Stack direction="row" gap={2} align="center">
            <NonceBadge nonce={execution.nonce} label={parts.nonce} />
            <StatusBadge status={details.txStatus} labels={parts.status} />
          </Stack>
          {tree && transaction ? (
            <TransactionSentence
              summary={summarizeCall(tree, details.safeAddress, transaction)}
              names={names}
              tokens={tokens}
              nativeCurrency={nativeCurrency}
              labels={parts.sentence}
            />
          ) : (
            <p className="sr-sentence">
              {verification ? texts.noCalls : texts.checking}
            </p>
          )}
          {said && (
            <p className="sr-advice">
              {texts.gatewaySays(cleanText(said, 200).text)}
            </p>
          )}
        </Stack>
      </Card>
      {verification ? (
        <>
          {problems && (
            <ProblemList
              problems={problems}
              describe={parts.describeProblem}
              labels={parts.problems}
            />
          )}
          <RiskList
            reasons={verdict?.reasons ?? []}
            describe={parts.describeRisk}
            labels={parts.risks}
          />
          {tree && (
            <Card title={texts.calls} description={texts.callsHint}>
              <CallTree
                node={tree}
                chainPrefix={chainPrefix}
                {...wallet}
                isTrustedDelegateCall={isTrustedDelegateCall}
                labels={parts.calls}
              />
              {simulation}
            </Card>
          )}
          <Card title={isWaiting ? texts.verify : texts.hashes}>
            <VerifyPanel
              verification={verification}
              isDraft={isDraft}
              isWaiting={isWaiting}
              labels={parts.hashes}
            />
          </Card>
        </>
      ) : (
        <Skeleton shape="block" lines={2} label={texts.checking} />
      )}
      <Card title={texts.confirmations}>
        <SignatureTimeline
          shortName={chainPrefix}
          entries={timelineEntries(details, {
            verification,
            names,
            labels: parts.entries,
          })}
          {...dates}
          labels={parts.timeline}
        />
      </Card>
      {transaction && (
        <RawFields
          chainId={chainId}
          safe={details.safeAddress}
          version={chain?.version}
          transaction={transaction}
          labels={parts.fields}
        />
      )}
      {actions !== undefined && (
        <Stack direction="row" gap={2}>
          {actions}
        </Stack>
      )}
    </Stack>
  )
}
