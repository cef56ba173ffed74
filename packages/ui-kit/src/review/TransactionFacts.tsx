import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { ExecutionRecord } from '@strongroom/react-hooks'
import type { ComponentProps } from 'react'
import { Address } from '../address/Address.tsx'
import {
  type DescriptionItem,
  DescriptionList,
} from '../description-list/DescriptionList.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Stack } from '../stack/Stack.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
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
      <DescriptionList
        items={[
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
        ]}
      />
    </Stack>
  )
}
