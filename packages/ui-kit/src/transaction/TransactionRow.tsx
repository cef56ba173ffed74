import type { TransactionItem } from '@strongroom/gateway-sdk'
import { type ComponentProps, Fragment, memo, type ReactNode } from 'react'
import { identiconOf } from '../address/identiconOf.ts'
import { shortenAddress } from '../address/shortenAddress.ts'
import { formatAmount } from '../amount/formatAmount.ts'
import { numberSigns } from '../amount/numberSigns.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import type { RenderProp } from '../internal/Slot.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { defaultClaimLabels } from '../text/claimLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { ConfirmationBar } from '../token/ConfirmationBar.tsx'
import { describeTransaction } from './describeTransaction.ts'
import { missingOwners } from './missingOwners.ts'
import { NonceBadge } from './NonceBadge.tsx'
import { rowIcons } from './rowIcons.ts'
import { describeStatus, type StatusBadgeProps } from './StatusBadge.tsx'
import { defaultProvenLabels } from './statusLabels.ts'
import { TimeOfDay } from './TimeOfDay.tsx'
import {
  defaultTransactionLabels,
  type TransactionLabels,
} from './TransactionLabels.ts'
import type { AmountLine, Party } from './TransactionView.ts'
import { titleLink } from './titleLink.tsx'

// The parts of a row are functions instead of components: Preact needs 0.05 ms more for
// each component in every frame of a list that is scrolled.

// Runs in one direction between texts of any: its edges are Latin letters or digits
// after one.
const needsNoElement = /^[A-Za-z](?:[ -~]*[A-Za-z\d])?$/u

/** `ForeignText` in at most one element, unless the text is marked. */
function foreignText(value: unknown, max: number): ReactNode {
  const { text, flags } = cleanText(value, max)
  return flags.some((flag) => flag !== 'truncated') ? (
    <ForeignText value={value as string} max={max} />
  ) : needsNoElement.test(text) ? (
    text
  ) : (
    <bdi>{text}</bdi>
  )
}

/** The other side, in one element: the name the user gave, or first and last digits. */
function partyText({ address }: Party, name: string | undefined): ReactNode {
  const { text, flags } = cleanText(name, 64)
  if (flags.length > 0)
    return (
      <ForeignText
        value={name as string}
        title={address}
        className="sr-tx-party"
      />
    )
  return text ? (
    <bdi className="sr-tx-party" title={address}>
      {text}
    </bdi>
  ) : (
    // Readers hear all digits: the first and last can be imitated.
    <bdi
      className="sr-tx-party sr-mono"
      role="img"
      aria-label={address}
      title={address}
      dir="ltr"
    >
      {shortenAddress(address)}
    </bdi>
  )
}

/** `TokenAmount` for amounts that `readAmount` accepted. */
function amountText(
  { value, decimals, symbol, sign }: AmountLine,
  locale: string,
): ReactNode {
  const text = formatAmount(value, decimals, {
    maxDecimals: 6,
    minDecimals: 2,
    locale,
  })
  const point = text.indexOf(numberSigns(locale).decimal)
  const whole = point < 0 || text.startsWith('<') ? text.length : point
  return (
    <span
      // A row has one amount out and one in at most, so the sign is a key.
      key={`${sign}`}
      className="sr-tx-amount"
      dir="ltr"
      // The decimals that the text leaves out.
      title={
        decimals > 6 ? formatAmount(value, decimals, { locale }) : undefined
      }
      data-direction={sign && (sign === '+' ? 'in' : 'out')}
    >
      <b>
        {sign === '-' ? '−' : sign}
        {text.slice(0, whole)}
      </b>
      {text.slice(whole)} {foreignText(symbol, 16)}
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
  /** A checkbox at the start of the row. */
  selection?: ReactNode | undefined
  /** Buttons at the end of the row. */
  actions?: ReactNode | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<TransactionLabels> | undefined
}

/**
 * One transaction in the queue or the history, in at most twelve elements. Renders again only when a prop changes: keep `names`
 * and the handlers stable in long lists.
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
  selection,
  actions,
  locale: given,
  timeZone,
  labels,
  className,
  ...rest
}: TransactionRowProps) {
  const texts = useLabels('transaction', defaultTransactionLabels, labels)
  const locale = useLocale(given)
  const words = useLabels('provenStatus', defaultProvenLabels)
  const claims = useLabels('claim', defaultClaimLabels)
  const { transaction } = item
  const {
    id,
    txStatus,
    executionInfo: execution,
    safeAppInfo,
    note,
  } = transaction
  const multisig = execution?.type === 'MULTISIG' ? execution : undefined
  const view = describeTransaction(transaction.txInfo, {
    texts,
    nativeCurrency,
    nonce: multisig?.nonce,
    executed: txStatus === 'SUCCESS',
  })
  const { party, progress, caution, subject } = view
  const name = party && names[party.address.toLowerCase()]
  const isAwaited = /^AWAITING/u.test(txStatus)
  const isYours =
    account &&
    multisig?.missingSigners?.some(
      ({ value }) => value?.toLowerCase() === account.toLowerCase(),
    )
  // A claimed state is the gateway's word, so the row names no owners for it.
  const owners =
    multisig?.missingSigners &&
    txStatus === 'AWAITING_CONFIRMATIONS' &&
    (proven === undefined || proven === 'confirmations')
      ? missingOwners(multisig.missingSigners, {
          needed:
            multisig.confirmationsRequired - multisig.confirmationsSubmitted,
          names,
          locale,
        })
      : undefined
  const status = describeStatus(txStatus, proven, texts.status, words)
  const state = isYours
    ? { text: texts.yours, tone: 'yours' }
    : owners
      ? { ...status, text: texts.missing(owners) }
      : status
  const claimed = (value: unknown, max: number) =>
    cleanText(value, max).text && (
      <>
        {foreignText(value, max)} ({claims.short.gateway})
      </>
    )
  // A separate text: the gateway may give any address any name.
  const gatewayName = !name && claimed(party?.gatewayName, 32)
  const app = safeAppInfo?.name && claimed(texts.app(safeAppInfo.name), 48)
  const noted = claimed(note, 80)
  const facts = [
    caution && (
      <span className="sr-tx-caution">
        <Glyph path={warning} />
        {caution}
      </span>
    ),
    execution?.type === 'MODULE' && (
      <span className="sr-tx-mark">{texts.module}</span>
    ),
    gatewayName,
    progress && foreignText(progress, 32),
    app,
    noted,
    remark,
  ].filter(Boolean)
  const amounts = view.amounts.map((amount) => amountText(amount, locale))
  return (
    <article
      {...rest}
      className={classNames('sr-tx', className)}
      data-status={txStatus}
      data-suspicious={view.suspicious || undefined}
    >
      <div className="sr-tx-grid">
        {selection !== undefined && (
          <span className="sr-tx-selection">{selection}</span>
        )}
        {multisig && (
          <NonceBadge
            nonce={multisig.nonce}
            label={texts.nonce}
            className="sr-tx-nonce"
          />
        )}
        {party && view.amounts.length > 0 ? (
          // A background: an image of its own takes a tenth of a frame of a long list.
          <i
            className="sr-identicon sr-tx-picture"
            style={{ backgroundImage: `url(${identiconOf(party.address)})` }}
          />
        ) : (
          <Glyph path={rowIcons[view.icon]} className="sr-tx-picture" />
        )}
        {titleLink(
          <>
            {cleanText(view.title, 80).text}
            {subject && <> {foreignText(subject, 48)}</>}
            {party && (
              <>
                {` ${party.relation}${party.relation && ' '}`}
                {partyText(party, name)}
              </>
            )}
          </>,
          { href, render: renderLink, onOpen: onOpen && (() => onOpen(id)) },
        )}
        {facts.length > 0 && (
          <span
            className="sr-tx-facts"
            title={gatewayName || app || noted ? claims.gateway : undefined}
          >
            {facts.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing in them has a state
              <Fragment key={at}>
                {at > 0 && ' · '}
                {fact}
              </Fragment>
            ))}
          </span>
        )}
        {amounts.length > 1 ? (
          <span className="sr-tx-amounts">{amounts}</span>
        ) : (
          amounts
        )}
        <span className="sr-tx-state" data-tone={state.tone}>
          {multisig && isAwaited && (
            <ConfirmationBar
              confirmed={multisig.confirmationsSubmitted}
              required={multisig.confirmationsRequired}
              isYours={!!isYours}
              label={texts.confirmations(
                multisig.confirmationsSubmitted,
                multisig.confirmationsRequired,
              )}
            />
          )}
          {state.text}
        </span>
        <TimeOfDay
          timestamp={transaction.timestamp}
          precision="datetime"
          locale={locale}
          timeZone={timeZone}
          className="sr-tx-time"
        />
        {actions !== undefined && (
          <span className="sr-tx-actions">{actions}</span>
        )}
      </div>
      {alert}
    </article>
  )
})
