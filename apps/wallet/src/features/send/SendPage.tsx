import {
  AmountInput,
  Card,
  formatAmount,
  Notice,
  readAmountInput,
  SelectField,
  Stack,
} from '@strongroom/ui-kit'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { zeroAddress } from 'viem'
import { useLocale } from '../../core/defineTexts.ts'
import { PageTop } from '../../core/PageTop.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { ReviewButtons } from '../review/ReviewButtons.tsx'
import { type FormDraft, ReviewedForm } from '../review/ReviewedForm.tsx'
import {
  AdvancedFields,
  NoteField,
  useNonceChoice,
} from '../transfer-fields/NonceField.tsx'
import {
  RecipientField,
  useRecipientChoice,
} from '../transfer-fields/RecipientField.tsx'
import { useSendTexts } from '../transfer-fields/texts.ts'
import { useSendable } from '../transfer-fields/useSendable.ts'
import { buildTransfer } from './buildTransfer.ts'

// Few accounts have a spending limit, and the chain is asked first.
const LimitWay = lazy(async () => {
  const { LimitWay: component } = await import(
    '../spending-limits/LimitWay.tsx'
  )
  return { default: component }
})

/** Kept in place of a nonce: the next free one, whatever the link says. */
const nextNonce = 'next'

function SendForm({ draft }: { draft: FormDraft }) {
  const { values, set, review } = draft
  const t = useSendTexts()
  const search = useSearch({ from: '/safe/send' })
  const { token: asked, to, value } = search
  const preset = asked === undefined ? undefined : readAddress(asked)
  const chosen = values['token']
  const token = chosen === undefined ? preset : readAddress(chosen)
  const recipient = useRecipientChoice(
    values['recipient'] ?? to ?? '',
    (text) => set({ recipient: text }),
    token,
  )
  const typedAmount = values['amount']
  const typedNonce = values['nonce'] ?? search.nonce
  const nonce = useNonceChoice(
    typedNonce === nextNonce ? undefined : typedNonce,
    (text) => set({ nonce: text ?? nextNonce }),
  )
  const [submitted, setSubmitted] = useState(false)
  const { asset, error, inUnits, options } = useSendable(token)
  // A link has base units: their decimals are known with the asset.
  const linked = value && token === preset ? BigInt(value) : undefined
  const locale = useLocale()
  const amountText =
    typedAmount ??
    (linked !== undefined && asset
      ? formatAmount(linked, asset.decimals, { group: false, locale })
      : '')

  const amount = asset && readAmountInput(amountText, { ...asset, locale })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const value = amount?.amount
    if (recipient.address === null || nonce.nonce === undefined) return
    if (value === null || value === undefined || value === 0n) return
    review({
      token: token ?? 'native',
      to: recipient.address,
      units: String(value),
      at: String(nonce.nonce),
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <PageTop title={t('title')} description={t('description')} />
      <Card>
        <Stack gap={5}>
          <RecipientField choice={recipient} submitted={submitted} />
          <SelectField
            label={t('asset')}
            value={token ?? 'native'}
            options={options}
            onValueChange={(value) => set({ token: value, amount: '' })}
          />
          {error && (
            <Notice tone="warning" title={t('unreadAsset')}>
              {t('unreadAssetText')}
            </Notice>
          )}
          {inUnits && (
            <Notice tone="warning" title={t('smallestUnits')}>
              {t('smallestUnitsText')}
            </Notice>
          )}
          <AmountInput
            label={t('amount')}
            value={amountText}
            decimals={asset?.decimals ?? 18}
            symbol={asset?.symbol ?? ''}
            balance={asset?.balance}
            disabled={asset === undefined}
            onValueChange={(text) => set({ amount: text })}
            labels={
              inUnits ? { tooManyDecimals: () => t('wholeUnits') } : undefined
            }
            error={
              amount?.amount === 0n
                ? t('zeroAmount')
                : submitted && amountText === ''
                  ? t('noAmount')
                  : undefined
            }
          />
          {!inUnits && amount?.amount && (
            <Suspense>
              <LimitWay
                token={token ?? zeroAddress}
                to={recipient.address}
                amount={amount.amount}
              />
            </Suspense>
          )}
          <NoteField draft={draft} />
          <AdvancedFields choice={nonce} draft={draft} />
        </Stack>
      </Card>
      <div className="app-actions">
        <ReviewButtons
          draft={draft}
          isPending={nonce.isPending || (!asset && !error)}
        />
      </div>
    </form>
  )
}

/** Sends native coin or a token: a form, then the review. */
export function SendPage() {
  return (
    <ReviewedForm
      form={(draft) => <SendForm draft={draft} />}
      calls={({ token: chosen = '', to = '', units = '0', at }) => {
        const recipient = readAddress(to)
        const token = readAddress(chosen)
        if (recipient === undefined || at === undefined) return undefined
        if (token === undefined && chosen !== 'native') return undefined
        const amount = BigInt(units)
        return {
          calls: [buildTransfer({ token, recipient, amount })],
          nonce: BigInt(at),
        }
      }}
    />
  )
}
