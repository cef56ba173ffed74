import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { ExecutionRecord } from '@strongroom/react-hooks'
import { type ComponentProps, Fragment } from 'react'
import { Address } from '../address/Address.tsx'
import { nameOrShorten } from '../address/shortenAddress.ts'
import {
  type DescriptionItem,
  DescriptionList,
} from '../description-list/DescriptionList.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Stack } from '../stack/Stack.tsx'
import { defaultClaimLabels } from '../text/claimLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { describeTransaction } from '../transaction/describeTransaction.ts'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import { defaultTransactionLabels } from '../transaction/TransactionLabels.ts'
import {
  TransactionRow,
  type TransactionRowProps,
} from '../transaction/TransactionRow.tsx'
import {
  defaultTransactionFactsLabels,
  type TransactionFactsLabels,
} from './transactionFactsLabels.ts'

/** Props of `TransactionFacts`. */
export interface TransactionFactsProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<
      TransactionRowProps,
      'names' | 'nativeCurrency' | 'locale' | 'timeZone'
    > {
  details: TransactionDetails
  shortName?: string | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  /**
   * `executed` of `useTransactionReview`: what it finds takes the place of the
   * gateway's chain transaction, time and status.
   */
  executed?: ExecutionRecord | undefined
  /** Page of a chain transaction in a block explorer. */
  transactionUrl?: ((hash: string) => string | undefined) | undefined
  labels?: Partial<TransactionFactsLabels> | undefined
}

/**
 * Claims of the gateway about a transaction without signatures: an incoming
 * transfer, a call by a module, the safe's creation. Not verified, but for its status
 * when `executed` is given.
 */
export function TransactionFacts({
  details,
  executed,
  names = {},
  nativeCurrency,
  locale,
  timeZone,
  shortName,
  explorerUrl,
  transactionUrl,
  labels,
  ...rest
}: TransactionFactsProps) {
  const texts = useLabels(
    'transactionFacts',
    defaultTransactionFactsLabels,
    labels,
  )
  const found = executed?.status === 'found' ? executed : undefined
  const proven = found ? (found.succeeded ? 'executed' : 'failed') : 'claimed'
  const { txId, txInfo, txStatus, executedAt, detailedExecutionInfo } = details
  const hash =
    details.txHash ??
    (txInfo.type === 'Creation' ? txInfo.transactionHash : undefined)
  const who = (
    term: string,
    party: { value: string } | null | undefined,
  ): DescriptionItem[] =>
    party
      ? [
          {
            term,
            value: (
              <Address
                address={party.value}
                name={names[party.value.toLowerCase()]}
                shortName={shortName}
                variant="full"
                explorerUrl={explorerUrl?.(party.value)}
              />
            ),
          },
        ]
      : []
  const digits = (
    <code className="sr-wrap">{cleanText(hash ?? texts.unknown, 80).text}</code>
  )
  const page = hash && transactionUrl?.(hash)
  const claims: DescriptionItem[] = [
    {
      term: texts.chainTransaction,
      value: page ? <ExternalLink href={page}>{digits}</ExternalLink> : digits,
    },
    {
      term: texts.time,
      value: executedAt ? (
        <TimeOfDay
          timestamp={executedAt}
          locale={locale}
          timeZone={timeZone}
          precision="datetime"
        />
      ) : (
        texts.unknown
      ),
    },
  ]
  const items = [
    ...(detailedExecutionInfo?.type === 'MODULE'
      ? who(texts.module, detailedExecutionInfo.address)
      : []),
    ...(txInfo.type === 'Creation'
      ? [
          ...who(texts.creator, txInfo.creator),
          ...who(texts.implementation, txInfo.implementation),
          ...who(texts.factory, txInfo.factory),
        ]
      : []),
    ...(found ? [] : claims),
  ]
  return (
    <Stack {...rest}>
      <TransactionRow
        className="sr-tx-single"
        proven={proven}
        item={{
          type: 'TRANSACTION',
          conflictType: 'None',
          transaction: {
            id: txId,
            timestamp: executedAt ?? Number.NaN,
            txStatus,
            txInfo,
          },
        }}
        names={names}
        nativeCurrency={nativeCurrency}
        locale={locale}
        timeZone={timeZone}
      />
      {items.length > 0 && <DescriptionList items={items} />}
    </Stack>
  )
}

/**
 * The title of a transaction without signatures, in the words of its row in the
 * lists: all of it is the gateway's claim.
 */
export function ClaimedTitle({
  as: Title,
  details: { txInfo, txStatus },
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
}: Pick<TransactionFactsProps, 'details' | 'names' | 'nativeCurrency'> & {
  as: 'h1' | 'h2'
}) {
  const texts = useLabels('transaction', defaultTransactionLabels)
  const { short } = useLabels('claim', defaultClaimLabels)
  const { title, subject, amounts, party } = describeTransaction(txInfo, {
    ...{ texts, nativeCurrency, executed: txStatus === 'SUCCESS' },
  })
  return (
    <Title className="sr-sentence">
      {cleanText(title, 80).text}
      {subject && (
        <>
          {' '}
          <ForeignText value={subject} max={48} />
        </>
      )}
      {amounts.map(({ value, decimals, symbol, sign }, at) => (
        // One amount out and one in at most.
        <Fragment key={`${sign}`}>
          {at > 0 ? ', ' : ' '}
          <TokenAmount
            {...{ value, decimals, symbol }}
            sign={amounts.length > 1 ? sign : undefined}
          />
        </Fragment>
      ))}
      {party && (
        <>
          {` ${party.relation}${party.relation && ' '}`}
          <ForeignText
            value={nameOrShorten(party.address, names)}
            title={party.address}
          />
        </>
      )}{' '}
      ({short.gateway})
    </Title>
  )
}
