'use client'

import type { TransactionItem } from '@strongroom/gateway-sdk'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { describeTransaction } from './describeTransaction.ts'
import { NonceBadge } from './NonceBadge.tsx'
import { RowFacts } from './RowFacts.tsx'
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

/**
 * One transaction in the queue or the history. Renders again only when a prop
 * changes: keep `names` and the handlers stable in long lists.
 */
export const TransactionRow = memo(function TransactionRow({
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
    executed: transaction.txStatus === 'SUCCESS',
  })
  return (
    <article
      {...rest}
      className={classNames('sr-tx', className)}
      data-status={transaction.txStatus}
      data-suspicious={view.suspicious || undefined}
    >
      <div className="sr-tx-grid">
        {transaction.executionInfo?.type === 'MULTISIG' && (
          <NonceBadge
            nonce={transaction.executionInfo.nonce}
            className="sr-tx-nonce"
          />
        )}
        <span className="sr-tx-icon">
          <Icon name={view.icon} />
        </span>
        <div className="sr-tx-main">
          <RowTitle
            id={transaction.id}
            title={view.title}
            subject={view.subject}
            href={href}
            onOpen={onOpen}
          />
          <RowFacts
            transaction={transaction}
            view={view}
            names={names}
            texts={texts}
          />
        </div>
        {view.amounts.length > 0 && (
          <div className="sr-tx-amounts">
            {view.amounts.map((amount) => (
              <TokenAmount
                key={`${amount.sign ?? ''} ${amount.symbol}`}
                {...amount}
                maxDecimals={6}
              />
            ))}
          </div>
        )}
        <RowState
          transaction={transaction}
          account={account}
          locale={locale}
          timeZone={timeZone}
          texts={texts}
        />
        {actions !== undefined && (
          <div className="sr-tx-actions">{actions}</div>
        )}
      </div>
    </article>
  )
})
