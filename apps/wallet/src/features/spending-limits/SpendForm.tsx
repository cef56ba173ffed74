import type { SpendingLimit } from '@strongroom/react-hooks/review'
import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  formatAmount,
  LimitMeter,
  readAddressInput,
  readAmountInput,
  Stack,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { zeroAddress } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { keepFormDraft, readFormDraft } from '../../storage/formDrafts.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ScanField } from '../scan/ScanField.tsx'
import { useSendable } from '../transfer-fields/useSendable.ts'
import { useLimitTexts } from './texts.ts'
import { useExcess } from './useExcess.ts'

/** Recipient and amount of a payment within a limit. */
export function SpendForm({
  limit,
  time,
  token,
}: {
  limit: SpendingLimit
  time: number
  token: { symbol: string; decimals: number }
}) {
  const t = useLimitTexts()
  const safe = useOpenSafe()
  const locale = useLocale()
  const navigate = useNavigate()
  const book = useBook(safe.chainId)
  const search = useSearch({ from: '/safe/settings/spending-limits/spend' })
  const key = `limit.${safe.ref}.${limit.delegate}.${limit.token}`
  const [values, setValues] = useState(() => readFormDraft(key) ?? {})
  const [submitted, setSubmitted] = useState(false)
  const set = (patch: Record<string, string>) =>
    setValues((current) => keepFormDraft(key, { ...current, ...patch }))
  const contract = limit.token === zeroAddress ? undefined : limit.token
  const { asset } = useSendable(contract)
  const { shortName } = safe.chain
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const typed = values['to'] ?? search.to ?? ''
  const { address: to } = readAddressInput(typed, { shortName, anchors })
  const isSafe = to !== null && to.toLowerCase() === safe.address.toLowerCase()
  const amountText =
    values['amount'] ??
    (search.value
      ? formatAmount(BigInt(search.value), token.decimals, {
          group: false,
          locale,
        })
      : '')
  const { amount } = readAmountInput(amountText, { ...token, locale })
  const excess = useExcess(limit, time)(amount ?? 0n, token)
  const isAboveBalance =
    asset !== undefined && amount !== null && amount > asset.balance

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!to || isSafe || !amount || excess || isAboveBalance) return
    void navigate({
      to: '/settings/spending-limits/spend',
      search: {
        safe: safe.ref,
        ...{ delegate: limit.delegate, token: limit.token },
        ...{ to, value: String(amount) },
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Card title={t('limit')}>
          <LimitMeter limit={limit} time={time} token={token} />
        </Card>
        <Card>
          <Stack gap={5}>
            <ScanField chain={safe.chain} onScan={(text) => set({ to: text })}>
              <AddressInput
                label={t('recipient')}
                value={typed}
                shortName={shortName}
                suggestions={book}
                anchors={anchors}
                onValueChange={(text) => set({ to: text })}
                error={
                  isSafe
                    ? t('toSelf')
                    : submitted && typed === ''
                      ? t('noRecipient')
                      : undefined
                }
              />
            </ScanField>
            <AmountInput
              label={t('amount')}
              value={amountText}
              decimals={token.decimals}
              symbol={token.symbol}
              onValueChange={(text) => set({ amount: text })}
              error={
                amount === 0n
                  ? t('zero')
                  : (excess ??
                    (isAboveBalance
                      ? t('aboveBalance')
                      : submitted && amountText === ''
                        ? t('noAmount')
                        : undefined))
              }
            />
          </Stack>
        </Card>
        <div className="app-actions">
          <ButtonLink
            to="/send"
            search={{
              safe: safe.ref,
              ...{ token: contract, to: to ?? undefined },
              value: amount ? String(amount) : undefined,
            }}
            size="large"
          >
            {t('withOwners')}
          </ButtonLink>
          <Button type="submit" variant="primary" size="large">
            {t('review')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
