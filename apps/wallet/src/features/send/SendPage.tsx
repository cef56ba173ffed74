import { balancesQueryOptions } from '@strongroom/react-hooks/query'
import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  Notice,
  readAddressInput,
  readAmountInput,
  SelectField,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { type Address, isAddress } from 'viem'
import { readToken } from '../../chain/readToken.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { checkNonce } from '../review/checkNonce.ts'
import { useQueueNonces } from '../review/useQueueNonces.ts'
import { buildTransfer } from './buildTransfer.ts'

/** Asset to send; the native coin has no address. */
interface Sendable {
  token: Address | undefined
  symbol: string
  decimals: number
  balance: bigint
}

/** The chosen asset as the chain has it, and the list the gateway knows. */
function useSendable(chosen: Address | undefined) {
  const { gateway } = useServices()
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const listed = useQuery(
    balancesQueryOptions(gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
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
  const token = useQuery({
    queryKey: ['wallet', 'token', rpc?.url, chosen, safe.address],
    queryFn:
      rpc === undefined || chosen === undefined
        ? skipToken
        : ({ signal }) => readToken(rpc, chosen, safe.address, signal),
    retry: 1,
  })
  const { nativeCurrency } = safe.chain
  const asset: Sendable | undefined =
    chosen === undefined
      ? native.data === undefined
        ? undefined
        : {
            token: undefined,
            symbol: nativeCurrency.symbol,
            decimals: nativeCurrency.decimals,
            balance: BigInt(native.data),
          }
      : token.data && {
          token: chosen,
          symbol: token.data.symbol,
          decimals: token.data.decimals,
          balance: token.data.balance,
        }
  const options = (listed.data?.items ?? [])
    .filter(({ tokenInfo }) => tokenInfo.type === 'ERC20')
    .map(({ tokenInfo }) => ({
      value: tokenInfo.address,
      label: `${tokenInfo.symbol} (${tokenInfo.name})`,
    }))
  return {
    asset,
    error: chosen === undefined ? native.error : token.error,
    options: [
      { value: 'native', label: `${nativeCurrency.symbol} (native)` },
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
  const safe = useOpenSafe()
  const { token: asked } = useSearch({ from: '/safe/send' })
  const preset = asked && isAddress(asked) ? asked : undefined
  const [token, setToken] = useState(initial ? initial.token : preset)
  const [recipientText, setRecipient] = useState(initial?.texts.recipient ?? '')
  const [amountText, setAmount] = useState(initial?.texts.amount ?? '')
  const [nonceText, setNonce] = useState(initial?.texts.nonce)
  const [submitted, setSubmitted] = useState(false)
  const book = useBook(safe.chainId)
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const { asset, error, options } = useSendable(token)
  const nonces = useQueueNonces()

  const { shortName } = safe.chain
  const recipient = readAddressInput(recipientText, { shortName, anchors })
  const amount = asset && readAmountInput(amountText, asset)
  const verdict = checkNonce(nonceText ?? String(nonces.nonce), {
    current: nonces.current,
    recommended: nonces.nonce,
    taken: nonces.taken,
  })
  const toSelf = recipient.address?.toLowerCase() === safe.address.toLowerCase()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const value = amount?.amount
    if (recipient.address === null || toSelf || verdict.nonce === undefined)
      return
    if (value === null || value === undefined || value === 0n) return
    if (nonces.isPending) return
    onReview({
      token,
      recipient: recipient.address,
      amount: value,
      nonce: verdict.nonce,
      texts: { recipient: recipientText, amount: amountText, nonce: nonceText },
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <PageTop
        title="Send"
        description="You review everything before anything is signed."
      />
      <Card>
        <Stack gap={5}>
          <AddressInput
            label="Recipient"
            value={recipientText}
            shortName={shortName}
            suggestions={book}
            anchors={anchors}
            onValueChange={setRecipient}
            error={
              toSelf
                ? 'This is the safe itself.'
                : submitted && recipientText === ''
                  ? 'Enter who receives it.'
                  : undefined
            }
          />
          <SelectField
            label="Asset"
            value={token ?? 'native'}
            options={options}
            onValueChange={(value) => {
              setToken(value === 'native' ? undefined : (value as Address))
              setAmount('')
            }}
          />
          {error && (
            <Notice tone="warning" title="This asset could not be read">
              Its decimals are read from the chain, and your RPC did not answer.
            </Notice>
          )}
          <AmountInput
            label="Amount"
            value={amountText}
            decimals={asset?.decimals ?? 18}
            symbol={asset?.symbol ?? ''}
            balance={asset?.balance}
            disabled={asset === undefined}
            onValueChange={setAmount}
            error={
              amount?.amount === 0n
                ? 'The amount must be above zero.'
                : submitted && amountText === ''
                  ? 'Enter an amount.'
                  : undefined
            }
          />
          <TextField
            label="Nonce"
            inputMode="numeric"
            value={nonceText ?? (nonces.isPending ? '' : String(nonces.nonce))}
            onValueChange={setNonce}
            hint={
              nonces.source === 'chain'
                ? 'From the chain: the gateway gave no recommendation.'
                : 'The next free one. Transactions run in the order of their nonces.'
            }
            error={nonces.isPending ? undefined : verdict.error}
            warning={nonces.isPending ? undefined : verdict.warning}
            aside={
              nonceText !== undefined &&
              nonceText !== String(nonces.nonce) && (
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => setNonce(undefined)}
                >
                  Use {String(nonces.nonce)}
                </Button>
              )
            }
          />
        </Stack>
      </Card>
      <div className="app-actions">
        <Button type="submit" variant="primary" size="large">
          Review
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
