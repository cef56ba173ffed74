import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type {
  Reason,
  Recipient,
  RecipientRisk,
} from '@strongroom/safe-protocol/risks'
import type { ReactNode } from 'react'
import { Address } from '../address/Address.tsx'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { Card } from '../card/Card.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import { type KnownToken, provenToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { dateFormat } from '../transaction/dateFormat.ts'
import { defaultRiskLabels, describeRisk } from './describeRisk.ts'
import { toneOf } from './FindingList.tsx'
import { isOfRecipient } from './RiskList.tsx'
import {
  defaultRecipientListLabels,
  type RecipientListLabels,
} from './recipientListLabels.tsx'

/** Props of `RecipientList`. */
export interface RecipientListProps {
  /** Result of `useTransactionReview` of react-hooks. */
  review: Pick<
    UseTransactionReviewResult,
    'recipients' | 'approvals' | 'payments' | 'verdict'
  >
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** By lower-case address; others are counted in units. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  chainPrefix?: string | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  /** Ends the card. */
  children?: ReactNode | undefined
  labels?: Partial<RecipientListLabels> | undefined
}

interface Row {
  readonly address: string
  readonly entries: Recipient[]
  readonly reasons: Reason[]
  rank: number
}

const ranks = ['refuse', 'acknowledge', 'warn', 'allow']
/** Rows of a batch of thousands that an owner reads; those with findings first. */
const shown = 50

/** Each recipient once, with what speaks against it; the worst first. */
function rowsOf({
  recipients,
  payments,
  verdict,
}: RecipientListProps['review']) {
  const rows = new Map<string, Row>()
  for (const entry of recipients) {
    const key = entry.address.toLowerCase()
    const { address } = entry
    const row = rows.get(key) ?? { address, entries: [], reasons: [], rank: 4 }
    row.entries.push(entry)
    rows.set(key, row)
  }
  for (const reason of [
    ...(verdict?.reasons ?? []),
    ...(payments?.reasons ?? []),
  ]) {
    const { finding } = reason
    if (!isOfRecipient(finding.kind) || !('address' in finding)) continue
    const row = rows.get(finding.address.toLowerCase())
    row?.reasons.push(reason)
    if (row) row.rank = Math.min(row.rank, ranks.indexOf(reason.decision))
  }
  return [...rows.values()].sort((one, other) => one.rank - other.rank)
}

/**
 * Who gets something from a transaction, read from the bytes that are signed: full
 * address, amounts, earlier payments, and what speaks against it.
 */
export function RecipientList({
  review,
  names = {},
  tokens = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  chainPrefix,
  locale = 'en',
  timeZone,
  children,
  labels,
}: RecipientListProps) {
  const texts = useLabels('recipientList', defaultRecipientListLabels, labels)
  const rows = rowsOf(review)
  const more = rows.length - shown
  const tokenOf = (token: string | undefined) => {
    if (token === undefined || /^0x0{40}$/.test(token)) return nativeCurrency
    return provenToken(tokens[token.toLowerCase()], nativeCurrency.symbol)
  }
  const amountOf = (value: bigint, token: string | undefined): ReactNode => {
    const known = tokenOf(token)
    return known ? (
      <TokenAmount value={value} {...known} />
    ) : (
      texts.units(value, shortenAddress(`${token}`))
    )
  }
  const describe = (entry: Recipient): ReactNode => {
    const { role, token, amount, isNft, isIncrease } = entry
    const short = shortenAddress(`${token}`)
    if (role !== 'payment' && role !== 'spender') return texts.roles[role]
    if (isNft)
      return texts.nft(typeof amount === 'bigint' ? amount : undefined, short)
    if (role === 'payment')
      return typeof amount === 'bigint' ? amountOf(amount, token) : null
    if (!amount) return texts.revoked
    const symbol = cleanText(tokenOf(token)?.symbol ?? short, 32).text
    const spent =
      amount === true
        ? texts.everyNft(short)
        : entry.isUnlimited
          ? texts.unlimited(symbol)
          : amountOf(amount, token)
    return texts.spends(spent, isIncrease === true)
  }
  return (
    <Card
      flush
      title={texts.title}
      actions={
        <span className="sr-card-description">{texts.count(rows.length)}</span>
      }
    >
      <ul className="sr-recipients">
        {rows.slice(0, shown).map(({ address, entries, reasons }) => {
          const key = address.toLowerCase()
          const isPaid = entries.some(
            ({ role, isCall }) => role === 'payment' && !isCall,
          )
          const history = isPaid && review.payments?.counts.get(key)
          const first = reasons.some(
            ({ finding }) => finding.kind === 'recipient-first-time',
          )
          const findings = reasons.flatMap((reason) =>
            reason.finding.kind === 'recipient-first-time'
              ? []
              : [reason as Reason<RecipientRisk>],
          )
          return (
            <li key={key}>
              <div className="sr-recipient-head">
                <Address
                  address={address}
                  name={names[key] ?? texts.unknown}
                  shortName={chainPrefix}
                  variant="full"
                />
                <ul className="sr-recipient-amounts">
                  {entries.slice(0, shown).map((entry) => (
                    <li key={`${entry.path.join()}-${entry.role}`}>
                      {describe(entry)}
                    </li>
                  ))}
                </ul>
              </div>
              {entries.map((entry) => (
                <Allowance
                  key={`${entry.path.join()}-${entry.role}`}
                  entry={entry}
                  approvals={review.approvals}
                  amountOf={amountOf}
                  texts={texts}
                />
              ))}
              {(history || first) && (
                <p className="sr-advice">
                  {history
                    ? texts.paid(
                        history.count,
                        dateFormat(locale, timeZone, 'medium').format(
                          history.lastAt,
                        ),
                      )
                    : texts.neverPaid}
                </p>
              )}
              {findings.map((reason) => (
                <RecipientFinding
                  key={reason.id}
                  reason={reason}
                  texts={texts}
                />
              ))}
            </li>
          )
        })}
      </ul>
      {more > 0 && <Notice tone="danger" title={texts.more(more)} />}
      {children}
    </Card>
  )
}

/** What a spender may take already, as the owner's node says. */
function Allowance({
  entry: { role, token, address, amount },
  approvals,
  amountOf,
  texts,
}: {
  entry: Recipient
  approvals: UseTransactionReviewResult['approvals']
  amountOf: (value: bigint, token: string | undefined) => ReactNode
  texts: RecipientListLabels
}) {
  const fact =
    role === 'spender' && amount && amount !== true
      ? approvals.find(
          (one) =>
            one.token.toLowerCase() === token?.toLowerCase() &&
            one.spender.toLowerCase() === address.toLowerCase(),
        )
      : undefined
  if (!fact) return null
  const read = (value: bigint | undefined) =>
    value === undefined ? texts.unread : amountOf(value, token)
  return (
    <p className="sr-advice">
      {texts.allowance(read(fact.allowance), read(fact.balance))}
    </p>
  )
}

function RecipientFinding({
  reason,
  texts,
}: {
  reason: Reason<RecipientRisk>
  texts: RecipientListLabels
}) {
  const risks = useLabels('risks', defaultRiskLabels)
  const { finding, decision } = reason
  const { text } = describeRisk(reason as never, risks)
  return (
    <Notice tone={toneOf(decision)} title={text}>
      {finding.kind === 'recipient-look-alike' && (
        <dl className="sr-recipient-compare">
          <dt>{texts.inThis}</dt>
          <dd>
            <AddressGroups
              address={finding.address}
              compareWith={finding.imitated}
            />
          </dd>
          <dt>
            {texts.imitated(finding.name && cleanText(finding.name, 64).text)}
          </dt>
          <dd>
            <AddressGroups address={finding.imitated} />
          </dd>
        </dl>
      )}
      {finding.kind === 'recipient-name-changed' && finding.current && (
        <AddressGroups
          address={finding.current}
          compareWith={finding.address}
        />
      )}
    </Notice>
  )
}
