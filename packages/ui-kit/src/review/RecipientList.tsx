'use client'

import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { Recipient } from '@strongroom/safe-protocol/risks'
import { type ReactNode, useMemo, useState } from 'react'
import { Address } from '../address/Address.tsx'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { Tag } from '../badge/Tag.tsx'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { alert, warning } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
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
import { recipientRows } from './recipientRows.ts'

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

/** Rows at first, and with each step: more at once would block the page. */
const step = 20

/**
 * Who gets something from a transaction, read from the bytes that are signed: full
 * address, amounts, earlier payments, and what speaks against it, with the box to
 * accept it. Risky ones stand first, then those paid for the first time.
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
  const { recipients, payments, verdict, code } = review
  const [shown, setShown] = useState(step)
  const rows = useMemo(
    () => recipientRows({ recipients, payments, verdict }),
    [recipients, payments, verdict],
  )
  const more = rows.length - shown
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
      <ul className="sr-recipients">
        {rows.slice(0, shown).map((row) => {
          const { address, key, entries, findings } = row
          const history = row.isPaid && payments?.counts.get(key)
          const imitated = findings.find(
            ({ finding }) => finding.kind === 'recipient-look-alike',
          )?.finding
          const kind = row.isCode ? undefined : code[key]
          return (
            <li key={key} data-risk={row.isRisky || undefined}>
              <div className="sr-recipient-head">
                <Address
                  address={address}
                  name={names[key] ?? texts.unknown}
                  shortName={chainPrefix}
                  variant="full"
                />
                <ul className="sr-recipient-amounts">
                  {entries.slice(0, step).map((entry) => (
                    <li key={`${entry.path.join()}-${entry.role}`}>
                      {describe(entry)}
                    </li>
                  ))}
                </ul>
              </div>
              <Stack direction="row" gap={3} className="sr-advice">
                {imitated &&
                  'name' in imitated &&
                  imitated.name !== undefined && (
                    <Tag tone="danger" path={alert}>
                      {texts.looksLike(cleanText(imitated.name, 64).text)}
                    </Tag>
                  )}
                {history ? (
                  <span>
                    {texts.paid(
                      history.count,
                      dateFormat(locale, timeZone, 'medium').format(
                        history.lastAt,
                      ),
                    )}
                  </span>
                ) : (
                  row.isFirst && (
                    <Tag tone="warning" path={warning}>
                      {texts.firstPayment}
                    </Tag>
                  )
                )}
                {kind && <span>{texts.code[kind]}</span>}
              </Stack>
              {entries.slice(0, step).map((entry) => (
                <Allowance
                  key={`${entry.path.join()}-${entry.role}`}
                  entry={entry}
                  approvals={review.approvals}
                  amountOf={amountOf}
                  texts={texts}
                />
              ))}
              {findings.map((reason) => (
                <RecipientFinding
                  key={reason.id}
                  reason={reason}
                  acknowledgement={review.acknowledgement}
                  texts={texts}
                />
              ))}
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <p className="sr-checks-box">
          {texts.more(more)}{' '}
          <Button size="small" onClick={() => setShown(shown + step)}>
            {texts.showMore}
          </Button>
        </p>
      )}
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
