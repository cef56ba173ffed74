import { balancesQueryOptions } from '@strongroom/react-hooks/query'
import { useTokenFacts } from '@strongroom/react-hooks/review'
import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  AmountInput,
  Button,
  Card,
  cleanText,
  formatAmount,
  Notice,
  provenToken,
  readAmountInput,
  SelectField,
  Stack,
  shortenAddress,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { type Address, isAddress } from 'viem'
import { readUint } from '../../chain/abiWords.ts'
import { callView } from '../../chain/callView.ts'
import { useLocale } from '../../core/defineTexts.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useCurrency } from '../../core/useCurrency.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { buildTransfer } from './buildTransfer.ts'
import { NonceField, useNonceChoice } from './NonceField.tsx'
import { RecipientField, useRecipientChoice } from './RecipientField.tsx'
import { useSendTexts } from './texts.ts'

/** Asset to send; the native coin has no address. */
interface Sendable {
  token: Address | undefined
  symbol: string
  decimals: number
  balance: bigint
}

/**
 * The chosen asset, its balance by the chain and its decimals by two sources, and the
 * list the gateway knows.
 */
function useSendable(chosen: Address | undefined) {
  const t = useSendTexts()
  const { gateway } = useServices()
  const safe = useOpenSafe()
  const { currency } = useCurrency()
  const rpc = useRpc(safe.chainId)
  const listed = useQuery(
    balancesQueryOptions(gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
      currency,
    }),
  )
  const native = useQuery({
    queryKey: ['wallet', 'balance', rpc?.url, safe.address],
    enabled: rpc !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [safe.address, 'latest'],
          signal,
        }),
      ),
  })
  const balance = useQuery({
    queryKey: ['wallet', 'token', rpc?.url, chosen, safe.address],
    queryFn:
      rpc === undefined || chosen === undefined
        ? skipToken
        : async ({ signal }) => {
            const args = [safe.address]
            const options = { args, signal }
            const word = await callView(
              rpc,
              chosen,
              'balanceOf(address)',
              options,
            )
            return String(readUint(word))
          },
    retry: 1,
  })
  const tokens = (listed.data?.items ?? []).flatMap(({ tokenInfo }) =>
    tokenInfo.type === 'ERC20' ? tokenInfo : [],
  )
  // A token of the link, which the safe may not hold, is read as well.
  const addresses = new Set(tokens.map(({ address }) => address))
  if (chosen) addresses.add(chosen)
  const facts = useTokenFacts({
    chainId: safe.chainId,
    safeAddress: safe.address,
    // A gateway that fails is not waited for.
    tokens:
      listed.isPending && listed.failureCount === 0
        ? undefined
        : [...addresses],
  })
  const { nativeCurrency } = safe.chain
  const provenOf = (token: Address) =>
    provenToken(facts?.[token.toLowerCase()], nativeCurrency.symbol)
  const asset = assetOf()
  function assetOf(): Sendable | undefined {
    if (chosen === undefined)
      return native.data === undefined
        ? undefined
        : {
            token: undefined,
            symbol: nativeCurrency.symbol,
            decimals: nativeCurrency.decimals,
            balance: BigInt(native.data),
          }
    if (!facts || balance.data === undefined) return undefined
    const { symbol = t('units'), decimals = 0 } = provenOf(chosen) ?? {}
    return { token: chosen, symbol, decimals, balance: BigInt(balance.data) }
  }
  const options = tokens.map(({ address, symbol }) => {
    const proven = provenOf(address)
    const short = shortenAddress(address)
    const claim = cleanText(`${symbol}`, 16).text
    return {
      value: address,
      label: proven
        ? `${cleanText(proven.symbol, 16).text} (${short})`
        : t('claimedToken', { address: short, symbol: claim }),
    }
  })
  return {
    asset,
    error: chosen === undefined ? native.error : balance.error,
    inUnits: asset?.token !== undefined && !provenOf(asset.token),
    options: [
      {
        value: 'native',
        label: t('native', { symbol: nativeCurrency.symbol }),
      },
      ...options,
    ],
  }
}

interface SendValues {
  token: Address | undefined
  recipient: Address
  amount: bigint
  nonce: bigint
  /** Typed texts, to return to. */
  texts: { recipient: string; amount: string; nonce: string | undefined }
}

function SendForm({
  initial,
  onReview,
}: {
  initial: SendValues | undefined
  onReview: (values: SendValues) => void
}) {
  const t = useSendTexts()
  const { token: asked, to, value } = useSearch({ from: '/safe/send' })
  const preset = asked && isAddress(asked) ? asked : undefined
  const [token, setToken] = useState(initial ? initial.token : preset)
  const recipient = useRecipientChoice(initial?.texts.recipient ?? to ?? '')
  const [typedAmount, setAmount] = useState(initial?.texts.amount)
  const nonce = useNonceChoice(initial?.texts.nonce)
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
    onReview({
      token,
      recipient: recipient.address,
      amount: value,
      nonce: nonce.nonce,
      texts: {
        recipient: recipient.text,
        amount: amountText,
        nonce: nonce.text,
      },
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
            onValueChange={(value) => {
              setToken(value === 'native' ? undefined : (value as Address))
              setAmount('')
            }}
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
            onValueChange={setAmount}
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
          <NonceField choice={nonce} />
        </Stack>
      </Card>
      <div className="app-actions">
        <Button type="submit" variant="primary" size="large">
          {t('review')}
        </Button>
      </div>
    </form>
  )
}

// The review is loaded once the form is filled in.
const DraftReview = lazy(async () => {
  const { DraftReview: component } = await import('../review/DraftReview.tsx')
  return { default: component }
})

/** Sends native coin or a token: a form, then the review. */
export function SendPage() {
  const [values, setValues] = useState<SendValues>()
  const [draft, setDraft] = useState<Readonly<SafeTransaction>>()
  if (draft !== undefined)
    return (
      <Suspense fallback={<PagePending />}>
        <DraftReview transaction={draft} onBack={() => setDraft(undefined)} />
      </Suspense>
    )
  return (
    <SendForm
      initial={values}
      onReview={(next) => {
        setValues(next)
        setDraft(
          createSafeTransaction({
            ...buildTransfer({
              token: next.token,
              recipient: next.recipient,
              amount: next.amount,
            }),
            nonce: next.nonce,
          }),
        )
      }}
    />
  )
}
