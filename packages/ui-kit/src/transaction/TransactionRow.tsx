import type { TransactionItem } from '@strongroom/gateway-sdk'
import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type ReactNode,
} from 'react'
import { ShortAddress } from '../address/ShortAddress.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { Tag } from '../badge/Tag.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { message, user, warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { ClaimMark } from '../text/ClaimMark.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { describeTransaction } from './describeTransaction.ts'
import { NonceBadge } from './NonceBadge.tsx'
import { rowIcons } from './rowIcons.ts'
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'
import { TimeOfDay } from './TimeOfDay.tsx'
import {
  defaultTransactionLabels,
  type TransactionLabels,
} from './TransactionLabels.ts'
import type { AmountLine } from './TransactionView.ts'

interface RowTitleProps {
  title: string
  subject: string | null | undefined
  href: string | undefined
  onOpen: (() => void) | undefined
  render: RenderProp<'a'> | undefined
}

/** Title of a transaction; its link makes the whole row clickable. */
function RowTitle({ title, subject, href, onOpen, render }: RowTitleProps) {
  const open = (event: MouseEvent) => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.button
    if (!onOpen || elsewhere) return
    event.preventDefault()
    onOpen()
  }
  const content = (
    <>
      {cleanText(title, 80).text}
      {subject && (
        <>
          {' '}
          <ForeignText value={subject} max={48} className="sr-tx-subject" />
        </>
      )}
    </>
  )
  const className = 'sr-tx-title'
  if (href !== undefined || render)
    return (
      <Slot
        tag="a"
        render={render}
        className={className}
        href={href}
        onClick={onOpen && open}
      >
        {content}
      </Slot>
    )
  return onOpen ? (
    <button type="button" className={className} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={className}>{content}</span>
  )
}

interface RowLockProps {
  confirmed: number
  required: number
  label: TransactionLabels['confirmations']
}

/** `ThresholdMeter` for the figures of a queue. */
function RowLock({ confirmed, required, label }: RowLockProps) {
  const bolts = Math.min(required, 10)
  return (
    <span
      className="sr-threshold"
      role="img"
      aria-label={label(confirmed, required)}
      data-state={confirmed < required ? 'waiting' : 'complete'}
    >
      <span className="sr-threshold-bolts">
        {Array.from({ length: bolts }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bolts are all alike
            key={at}
            className="sr-threshold-bolt"
            // Above ten, each bolt shows a share; all close only with the last.
            data-shot={(at + 1) * required <= confirmed * bolts}
          />
        ))}
      </span>
      <span>
        {confirmed}/{required}
      </span>
    </span>
  )
}

/** `TokenAmount` for amounts that `readAmount` accepted. */
function RowAmount({ value, decimals, symbol, sign }: AmountLine) {
  return (
    <span
      className="sr-token-amount"
      title={formatAmount(value, decimals)}
      data-direction={sign && (sign === '+' ? 'in' : 'out')}
    >
      <span className="sr-token-amount-value" dir="ltr">
        {sign === '-' ? '−' : sign}
        {formatAmount(value, decimals, { maxDecimals: 6 })}
      </span>{' '}
      <ForeignText value={symbol} max={16} className="sr-token-amount-symbol" />
    </span>
  )
}

/** Props of `TransactionRow`. */
export interface TransactionRowProps
  extends Omit<ComponentProps<'article'>, 'children'> {
  item: TransactionItem
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  /**
   * State that the chain proves, shown in place of the gateway's. `claimed`: not
   * proven yet. `ProvenTransactionRow` fills it in.
   */
  proven?: StatusBadgeProps['proven']
  /** The connected account: marks rows that wait for its confirmation. */
  account?: string | null | undefined
  /** Where the row leads. */
  href?: string | undefined
  /** Renders the link of the row, for example as the `Link` of a router. */
  renderLink?: RenderProp<'a'> | undefined
  /** Plain click on the row; with `href` the browser's way is then left out. */
  onOpen?: ((id: string) => void) | undefined
  /** What is to be said about the facts, after them. */
  remark?: ReactNode | undefined
  /** A warning below the whole row. */
  alert?: ReactNode | undefined
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
  proven,
  account,
  href,
  renderLink,
  onOpen,
  remark,
  alert,
  actions,
  locale,
  timeZone,
  labels,
  className,
  ...rest
}: TransactionRowProps) {
  const texts = useLabels('transaction', defaultTransactionLabels, labels)
  const { transaction } = item
  const {
    id,
    txStatus,
    executionInfo: execution,
    safeAppInfo,
    note,
  } = transaction
  const view = describeTransaction(transaction.txInfo, {
    texts,
    nativeCurrency,
    executed: txStatus === 'SUCCESS',
  })
  const { party, progress, caution } = view
  const known = party && names[party.address.toLowerCase()]
  const multisig = execution?.type === 'MULTISIG' ? execution : undefined
  const wanted =
    account &&
    multisig?.missingSigners?.some(
      ({ value }) => value?.toLowerCase() === account.toLowerCase(),
    )
  return (
    <article
      {...rest}
      className={classNames('sr-tx', className)}
      data-status={txStatus}
      data-suspicious={view.suspicious || undefined}
    >
      <div className="sr-tx-grid">
        {multisig && (
          <NonceBadge
            nonce={multisig.nonce}
            label={texts.nonce}
            className="sr-tx-nonce"
          />
        )}
        <span className="sr-tx-icon">
          <Glyph path={rowIcons[view.icon]} />
        </span>
        <div className="sr-tx-main">
          <RowTitle
            title={view.title}
            subject={view.subject}
            href={href}
            render={renderLink}
            onOpen={onOpen && (() => onOpen(id))}
          />
          <div className="sr-tx-facts">
            {party && (
              <span className="sr-tx-party">
                {party.relation && <span>{party.relation}</span>}
                <ShortAddress address={party.address} name={known} />
                {!known && party.gatewayName && (
                  // The name is shown aside: the gateway may give any address
                  // any name.
                  <>
                    <ForeignText value={party.gatewayName} max={32} />
                    <ClaimMark short />
                  </>
                )}
              </span>
            )}
            {progress && <ForeignText value={progress} max={32} />}
            {safeAppInfo?.name && (
              <span>
                <ForeignText value={texts.app(safeAppInfo.name)} max={48} />{' '}
                <ClaimMark short />
              </span>
            )}
            {note && (
              <span className="sr-tx-note">
                <Glyph path={message} label={texts.note} />
                <ForeignText value={note} max={80} />
                <ClaimMark short />
              </span>
            )}
            {remark}
          </div>
          {caution && (
            <p className="sr-tx-caution">
              <Glyph path={warning} />
              {caution}
            </p>
          )}
        </div>
        {view.amounts.length > 0 && (
          <div className="sr-tx-amounts">
            {view.amounts.map((amount) => (
              // One comes and one goes.
              <RowAmount key={`${amount.sign}`} {...amount} />
            ))}
          </div>
        )}
        <div className="sr-tx-state">
          <span className="sr-tx-lock">
            {execution?.type === 'MODULE' && <Tag>{texts.module}</Tag>}
            {multisig && /^AWAITING/u.test(txStatus) && (
              <RowLock
                confirmed={multisig.confirmationsSubmitted}
                required={multisig.confirmationsRequired}
                label={texts.confirmations}
              />
            )}
          </span>
          <TimeOfDay
            timestamp={transaction.timestamp}
            locale={locale}
            timeZone={timeZone}
            precision="datetime"
            className="sr-tx-time"
          />
          {wanted ? (
            <Tag tone="warning" path={user}>
              {texts.yours}
            </Tag>
          ) : (
            <StatusBadge
              status={txStatus}
              proven={proven}
              labels={texts.status}
            />
          )}
        </div>
        {actions !== undefined && (
          <div className="sr-tx-actions">{actions}</div>
        )}
      </div>
      {alert}
    </article>
  )
})
