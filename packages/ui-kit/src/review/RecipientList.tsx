'use client'

import type {
  PaymentCount,
  UseTransactionReviewResult,
} from '@strongroom/react-hooks/review'
import type { Recipient } from '@strongroom/safe-protocol/risks'
import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { Address } from '../address/Address.tsx'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { Tag } from '../badge/Tag.tsx'
import { StepButton } from '../button/StepButton.tsx'
import { Card } from '../card/Card.tsx'
import { alert, warning } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { Stack } from '../stack/Stack.tsx'
import { cleanText } from '../text/cleanText.ts'
import { type KnownToken, provenToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { dateFormat } from '../transaction/dateFormat.ts'
import { RecipientFinding } from './RecipientFinding.tsx'
import {
  defaultRecipientListLabels,
  type RecipientListLabels,
} from './recipientListLabels.tsx'
import { type RecipientRow, recipientRows } from './recipientRows.ts'

/** Props of `RecipientList`. */
export interface RecipientListProps {
  /** Result of `useTransactionReview` of react-hooks. */
  review: Pick<
    UseTransactionReviewResult,
    | 'acknowledgement'
    | 'approvals'
    | 'code'
    | 'payments'
    | 'recipients'
    | 'verdict'
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

/** Rows that are shown at once: more take longer than a frame. */
const step = 10
/** Most entries of a row. */
const most = 20
const unnamed = {}
const ether = { symbol: 'ETH', decimals: 18 }

/**
 * Who gets something from a transaction, read from the bytes that are signed: full
 * address, amounts, earlier payments, and what speaks against it, with the box to
 * accept it. Risky ones stand first, then those paid for the first time. 10 are shown
 * at once; when others become risky, the first ones are shown again.
 */
export function RecipientList({
  review,
  names = unnamed,
  tokens = unnamed,
  nativeCurrency = ether,
  chainPrefix,
  locale: given,
  timeZone,
  children,
  labels,
}: RecipientListProps) {
  const texts = useLabels('recipientList', defaultRecipientListLabels, labels)
  const locale = useLocale(given)
  const { recipients, payments, verdict, code, approvals } = review
  const list = useRef<HTMLUListElement>(null)
  const rows = useMemo(
    () => recipientRows({ recipients, payments, verdict }),
    [recipients, payments, verdict],
  )
  const risky = rows.filter(({ isRisky }) => isRisky)
  const risks = risky.map(({ key }) => key).join()
  const [place, setPlace] = useState({ risks, from: 0 })
  const from =
    place.risks === risks && place.from < rows.length ? place.from : 0
  const show = (next: number) => setPlace({ risks, from: Math.max(0, next) })
  const shown = rows.slice(from, from + step)
  const more = rows.length - from - shown.length
  const hidden = risky.length - shown.filter(({ isRisky }) => isRisky).length
  // A tick renders its own row alone.
  const context = useMemo(
    () => ({
      ...{ approvals, chainPrefix, locale, texts, timeZone },
      ...createWords(texts, tokens, nativeCurrency),
    }),
    [approvals, chainPrefix, locale, texts, timeZone, tokens, nativeCurrency],
  )
  return (
    <Card
      flush
      title={texts.title}
      actions={
        <span className="sr-card-description">
          {texts.count(rows.length, payments !== undefined)}
        </span>
      }
    >
      <ul
        ref={list}
        className="sr-recipients"
        aria-label={texts.title}
        tabIndex={rows.length > step ? -1 : undefined}
      >
        {shown.map((row) => (
          <RecipientItem
            key={row.key}
            row={row}
            name={names[row.key]}
            paid={row.isPaid ? payments?.counts.get(row.key) : undefined}
            code={row.isCode ? undefined : code[row.key]}
            acknowledgement={review.acknowledgement}
            context={context}
          />
        ))}
      </ul>
      {rows.length > step && (
        <Stack direction="row" gap={2} className="sr-checks-box">
          {from > 0 && (
            <StepButton list={list} onStep={() => show(from - step)}>
              {texts.previous}
            </StepButton>
          )}
          {more > 0 && (
            <>
              <span>{texts.more(more)}</span>
              <StepButton list={list} onStep={() => show(from + step)}>
                {texts.showMore}
              </StepButton>
            </>
          )}
          {hidden > 0 && (
            <Tag tone="danger" path={alert}>
              {texts.moreRisky(hidden)}
            </Tag>
          )}
        </Stack>
      )}
      {children}
    </Card>
  )
}

/** Writes amounts and roles with the symbols of proven tokens. */
function createWords(
  texts: RecipientListLabels,
  tokens: NonNullable<RecipientListProps['tokens']>,
  nativeCurrency: { symbol: string; decimals: number },
) {
  const tokenOf = (token: string | undefined) => {
    if (token === undefined || /^0x0{40}$/.test(token)) return nativeCurrency
    return provenToken(tokens[token.toLowerCase()], nativeCurrency.symbol)
  }
  const full = (address: string) => <AddressGroups address={address} />
  const amountOf = (value: bigint, token: string | undefined): ReactNode => {
    const known = tokenOf(token)
    return known ? (
      <TokenAmount value={value} {...known} />
    ) : (
      texts.units(value, full(`${token}`))
    )
  }
  const describe = (entry: Recipient): ReactNode => {
    const { role, token, amount, isNft, isIncrease } = entry
    if (role !== 'payment' && role !== 'spender') return texts.roles[role]
    if (isNft)
      return texts.nft(
        typeof amount === 'bigint' ? amount : undefined,
        full(`${token}`),
      )
    if (role === 'payment')
      return typeof amount === 'bigint' ? amountOf(amount, token) : null
    if (!amount) return texts.revoked
    const symbol = tokenOf(token)?.symbol
    const named = symbol ? cleanText(symbol, 32).text : full(`${token}`)
    const spent =
      amount === true
        ? texts.everyNft(named)
        : entry.isUnlimited
          ? texts.unlimited(named)
          : amountOf(amount, token)
    return texts.spends(spent, isIncrease === true)
  }
  return { amountOf, describe }
}

interface RecipientItemProps {
  row: RecipientRow
  /** As the user named it. */
  name: string | undefined
  /** Earlier payments. */
  paid: PaymentCount | undefined
  /** What the owner's node has at the address. */
  code: 'contract' | 'account' | undefined
  acknowledgement: RecipientListProps['review']['acknowledgement']
  context: Pick<RecipientListProps, 'chainPrefix' | 'locale' | 'timeZone'> &
    ReturnType<typeof createWords> & {
      approvals: UseTransactionReviewResult['approvals']
      texts: RecipientListLabels
    }
}

/** Whether a row reads as it did, whatever was accepted in the others. */
function isSame(before: RecipientItemProps, after: RecipientItemProps) {
  const { acknowledgement: last, ...facts } = before
  const { acknowledgement: next, row } = after
  return (
    last.isNeeded === next.isNeeded &&
    last.set === next.set &&
    row.findings.every(
      ({ id }) => last.accepted.has(id) === next.accepted.has(id),
    ) &&
    Object.entries(facts).every(
      ([name, value]) => after[name as keyof RecipientItemProps] === value,
    )
  )
}

const RecipientItem = memo(function RecipientItem({
  row,
  name,
  paid,
  code,
  acknowledgement,
  context,
}: RecipientItemProps) {
  const { texts, locale = 'en', timeZone, describe, amountOf } = context
  const { address, entries, findings } = row
  const imitated = findings.find(
    ({ finding }) => finding.kind === 'recipient-look-alike',
  )?.finding
  return (
    <li data-risk={row.isRisky || undefined}>
      <div className="sr-recipient-head">
        <Address
          address={address}
          name={name ?? texts.unknown}
          shortName={context.chainPrefix}
          variant="full"
        />
        <ul className="sr-recipient-amounts">
          {entries.slice(0, most).map((entry) => (
            <li key={`${entry.path.join()}-${entry.role}`}>
              {describe(entry)}
            </li>
          ))}
        </ul>
      </div>
      <Stack direction="row" gap={3} className="sr-advice">
        {imitated && 'name' in imitated && imitated.name !== undefined && (
          <Tag tone="danger" path={alert}>
            {texts.looksLike(cleanText(imitated.name, 64).text)}
          </Tag>
        )}
        {paid ? (
          <span>
            {texts.paid(
              paid.count,
              dateFormat(locale, timeZone, 'medium').format(paid.lastAt),
            )}
          </span>
        ) : (
          row.isFirst && (
            <Tag tone="warning" path={warning}>
              {texts.firstPayment}
            </Tag>
          )
        )}
        {code && <span>{texts.code[code]}</span>}
      </Stack>
      {entries.slice(0, most).map((entry) => (
        <Allowance
          key={`${entry.path.join()}-${entry.role}`}
          entry={entry}
          approvals={context.approvals}
          amountOf={amountOf}
          texts={texts}
        />
      ))}
      {findings.map((reason) => (
        <RecipientFinding
          key={reason.id}
          reason={reason}
          acknowledgement={acknowledgement}
          texts={texts}
        />
      ))}
    </li>
  )
}, isSame)

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
