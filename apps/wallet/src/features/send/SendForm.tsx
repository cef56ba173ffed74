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
import { type FormEvent, useState } from 'react'
import { type Address, checksumAddress, isAddress } from 'viem'
import { useAppSearch } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useNames } from '../address-book/useNames.ts'
import { checkNonce } from './checkNonce.ts'
import { useNonces } from './useNonces.ts'
import { useSendable } from './useSendable.ts'

export interface SendValues {
  token: Address | undefined
  recipient: Address
  amount: bigint
  nonce: bigint
  /** Typed texts, to return to. */
  texts: { recipient: string; amount: string; nonce: string | undefined }
}

export function SendForm({
  initial,
  onReview,
}: {
  initial: SendValues | undefined
  onReview: (values: SendValues) => void
}) {
  const safe = useOpenSafe()
  const { token: asked } = useAppSearch()
  const preset = asked && isAddress(asked) ? asked : undefined
  const [token, setToken] = useState(initial ? initial.token : preset)
  const [recipientText, setRecipient] = useState(initial?.texts.recipient ?? '')
  const [amountText, setAmount] = useState(initial?.texts.amount ?? '')
  const [nonceText, setNonce] = useState(initial?.texts.nonce)
  const [submitted, setSubmitted] = useState(false)
  const names = useNames(safe.chainId)
  const book = Object.entries(names).map(([address, name]) => ({
    address: checksumAddress(address as Address),
    name,
  }))
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const { asset, error, options } = useSendable(token)
  const nonces = useNonces()

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
