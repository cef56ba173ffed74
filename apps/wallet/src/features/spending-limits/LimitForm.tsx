import type { ComparedLimits } from '@strongroom/react-hooks/review'
import {
  AddressInput,
  AmountInput,
  Card,
  LimitMeter,
  Notice,
  readAddressInput,
  readAmountInput,
  SelectField,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { zeroAddress } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ReviewButtons } from '../review/ReviewButtons.tsx'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { ScanField } from '../scan/ScanField.tsx'
import { NonceField, useNonceChoice } from '../transfer-fields/NonceField.tsx'
import { useSendable } from '../transfer-fields/useSendable.ts'
import { findDelegateFault, moduleOf, replacedBy } from './limitCalls.ts'
import { useLimitTexts } from './texts.ts'

const periods = { once: 0, daily: 1_440, weekly: 10_080, monthly: 43_200 }

/** Minutes of the chosen period; undefined for an own one that cannot be. */
function readMinutes(period: string, own: string): number | undefined {
  if (Object.hasOwn(periods, period))
    return periods[period as keyof typeof periods]
  const minutes = /^[1-9]\d{0,4}$/.test(own) ? Number(own) : 0
  return minutes >= 1 && minutes <= 65_535 ? minutes : undefined
}

const faults = {
  safe: 'faultSafe',
  module: 'faultModule',
  zero: 'faultZero',
  collision: 'faultCollision',
} as const

/** Who may spend, what, how much and how often. */
export function LimitForm({
  state,
  draft,
}: {
  state: ComparedLimits
  draft: FormDraft
}) {
  const t = useLimitTexts()
  const { values, set, review } = draft
  const safe = useOpenSafe()
  const locale = useLocale()
  const book = useBook(safe.chainId)
  const search = useSearch({ from: '/safe/settings/spending-limits/new' })
  const [submitted, setSubmitted] = useState(false)
  const { shortName } = safe.chain
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const typed = values['delegate'] ?? search.delegate ?? ''
  const { address: delegate } = readAddressInput(typed, { shortName, anchors })
  const fault = delegate && findDelegateFault(delegate, state, safe.address)
  const preset = search.token && readAddress(search.token)
  const chosen = values['token'] ?? preset ?? 'native'
  const token =
    chosen === 'native' || chosen === zeroAddress
      ? undefined
      : readAddress(chosen)
  const { asset, error, inUnits, options } = useSendable(token)
  const amountText = values['amount'] ?? ''
  const amount =
    asset &&
    readAmountInput(amountText, { ...asset, balance: undefined, locale })
  const period = values['period'] ?? 'weekly'
  const own = values['minutes'] ?? ''
  const resetMinutes = readMinutes(period, own)
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))
  const module = moduleOf(state)
  const replaced =
    delegate && replacedBy(state, { delegate, token: token ?? zeroAddress })
  const isTooMuch = (amount?.amount ?? 0n) >= 2n ** 96n
  const revived =
    module?.isEnabled === false
      ? state.limits.filter((one) => one.module === module.address).length
      : 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const value = amount?.amount
    if (!delegate || fault || inUnits || isTooMuch || !value) return
    if (resetMinutes === undefined || nonce.nonce === undefined) return
    review({
      account: delegate,
      contract: token ?? zeroAddress,
      units: String(value),
      resets: String(resetMinutes),
      at: String(nonce.nonce),
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Card>
          <Stack gap={5}>
            <ScanField
              chain={safe.chain}
              onScan={(text) => set({ delegate: text })}
            >
              <AddressInput
                label={t('beneficiary')}
                hint={t('beneficiaryHint')}
                value={typed}
                shortName={shortName}
                suggestions={book}
                anchors={anchors}
                onValueChange={(text) => set({ delegate: text })}
                error={
                  fault
                    ? t(faults[fault])
                    : submitted && typed === ''
                      ? t('noBeneficiary')
                      : undefined
                }
              />
            </ScanField>
            <SelectField
              label={t('token')}
              value={token ?? 'native'}
              options={options}
              onValueChange={(value) => set({ token: value, amount: '' })}
            />
            {(inUnits || error) && (
              <Notice tone="warning" title={t('unproven')}>
                {t('unprovenText')}
              </Notice>
            )}
            <AmountInput
              label={t('amount')}
              value={amountText}
              decimals={asset?.decimals ?? 18}
              symbol={asset?.symbol ?? ''}
              disabled={asset === undefined || inUnits}
              onValueChange={(text) => set({ amount: text })}
              error={
                isTooMuch
                  ? t('tooMuch')
                  : amount?.amount === 0n
                    ? t('zero')
                    : submitted && amountText === ''
                      ? t('noAmount')
                      : undefined
              }
            />
            <SelectField
              label={t('resets')}
              value={period}
              options={(
                ['once', 'daily', 'weekly', 'monthly', 'own'] as const
              ).map((value) => ({ value, label: t(value) }))}
              onValueChange={(value) => set({ period: value })}
            />
            {period === 'own' && (
              <TextField
                label={t('minutes')}
                inputMode="numeric"
                value={own}
                onValueChange={(text) => set({ minutes: text.trim() })}
                error={
                  resetMinutes === undefined && (submitted || own !== '')
                    ? t('badMinutes')
                    : undefined
                }
              />
            )}
            <NonceField choice={nonce} />
          </Stack>
        </Card>
        {replaced && asset && !inUnits && (
          <Notice title={t('replaces')}>
            <Stack gap={3}>
              <p>{t('replacesText')}</p>
              <LimitMeter limit={replaced} time={state.time} token={asset} />
            </Stack>
          </Notice>
        )}
        {module?.isEnabled === false && (
          <Notice title={t('turnsOn')}>
            {t('turnsOnText')} {revived > 0 && t('revives', { count: revived })}
          </Notice>
        )}
        <div className="app-actions">
          <ButtonLink
            to="/settings/spending-limits"
            search={{ safe: safe.ref }}
            size="large"
          >
            {t('back')}
          </ButtonLink>
          <ReviewButtons draft={draft} isPending={nonce.isPending} />
        </div>
      </Stack>
    </form>
  )
}
