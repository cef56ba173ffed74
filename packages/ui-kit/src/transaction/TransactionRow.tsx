'use client'

import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { describeTransaction } from './describeTransaction.ts'
import { RowParty } from './RowParty.tsx'
import { RowState } from './RowState.tsx'
import { RowTitle } from './RowTitle.tsx'
import {
  defaultTransactionLabels,
  type TransactionLabels,
} from './TransactionLabels.ts'

export interface TransactionRowProps
  extends Omit<ComponentProps<'article'>, 'children'> {
  item: TransactionItem
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  /** The connected account: marks rows that wait for its confirmation. */
  account?: string | null | undefined
  /** Where the row leads. */
  href?: string | undefined
  /** Plain click on the row; with `href` the browser's way is then left out. */
  onOpen?: ((id: string) => void) | undefined
  /** Buttons at the end of the row. */
  actions?: ReactNode | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<TransactionLabels> | undefined
}

/** One transaction in the queue or the history. */
export function TransactionRow({
  item,
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  account,
  href,
  onOpen,
  actions,
  locale,
  timeZone,
  labels,
  className,
  ...rest
}: TransactionRowProps) {
  const texts = mergeLabels(defaultTransactionLabels, labels)
  const { transaction } = item
  const view = describeTransaction(transaction.txInfo, {
    texts,
    nativeCurrency,
  })
  return (
    <article
      {...rest}
      className={classNames('sr-tx', className)}
      data-status={transaction.txStatus}
      data-suspicious={view.suspicious || undefined}
    >
      <span className="sr-tx-icon">
        <Icon name={view.icon} />
      </span>
      <div className="sr-tx-main">
        <div className="sr-tx-line">
          <RowTitle
            id={transaction.id}
            title={view.title}
            subject={view.subject}
            href={href}
            onOpen={onOpen}
          />
          {view.amounts.map((amount) => (
            <TokenAmount
              key={`${amount.sign ?? ''} ${amount.symbol}`}
              {...amount}
              maxDecimals={6}
              className="sr-tx-amount"
            />
          ))}
        </div>
        <div className="sr-tx-facts">
          {view.party !== undefined && (
            <RowParty party={view.party} names={names} />
          )}
          {transaction.safeAppInfo != null && (
            <ForeignText
              value={texts.app(transaction.safeAppInfo.name)}
              max={48}
            />
          )}
          {transaction.note != null && transaction.note !== '' && (
            <span className="sr-tx-note">
              <Icon name="message" label={texts.note} />
              <ForeignText value={transaction.note} max={80} />
            </span>
          )}
        </div>
        {view.caution !== undefined && (
          <p className="sr-tx-caution">
            <Icon name="warning" />
            {view.caution}
          </p>
        )}
      </div>
      <RowState
        transaction={transaction}
        account={account}
        locale={locale}
        timeZone={timeZone}
        texts={texts}
      />
      {actions !== undefined && <div className="sr-tx-actions">{actions}</div>}
    </article>
  )
}
