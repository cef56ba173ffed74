import { useWalletPort } from '@strongroom/react-hooks'
import {
  Address,
  AmountInput,
  Button,
  ChainBadge,
  DescriptionList,
  Dialog,
  formatAmount,
  readAmountInput,
  Stack,
} from '@strongroom/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { sendFromAccount, waitUntilMined } from './sendFromAccount.ts'
import { useFundingTexts } from './texts.ts'
import { useAccountFunds } from './useAccountFunds.ts'
import { useWalletAction, WalletProgress } from './useWalletAction.tsx'

/** Sends the network's coin from the connected account to the open safe. */
export function FundFromWallet({ onClose }: { onClose: () => void }) {
  const t = useFundingTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const { toasts } = useServices()
  const queryClient = useQueryClient()
  const rpc = useRpc(safe.chainId)
  const wallet = useWalletPort()
  const name = useAddressName(safe.chainId, safe.address)
  const accountName = useAddressName(safe.chainId, wallet?.account)
  const funds = useAccountFunds(safe.chainId, wallet?.account)
  const { symbol, decimals } = safe.chain.nativeCurrency
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const action = useWalletAction()
  const balance = funds.data?.free
  const { amount, error } = readAmountInput(text, { decimals, balance, locale })
  const value =
    error === null && amount !== null && amount > 0n ? amount : undefined
  const sum =
    value === undefined
      ? ''
      : `${formatAmount(value, decimals, { locale })} ${symbol}`

  const send = () =>
    action.run(async ({ signal, onSent, onProblem }) => {
      if (!wallet || !rpc || value === undefined) return
      const sent = await sendFromAccount(
        { to: safe.address, value },
        { wallet, rpc, chainId: Number(safe.chainId) },
      )
      onSent(sent)
      if (!(await waitUntilMined(rpc, sent, { signal })))
        return onProblem({ title: t('reverted') })
      void queryClient.invalidateQueries()
      toasts.add({
        tone: 'success',
        title: t('sent', { amount: sum, name: name ?? t('thisSafe') }),
      })
      onClose()
    })

  return (
    <Dialog
      open
      title={t('fund')}
      description={t('fundText', { symbol })}
      onClose={onClose}
      busy={action.step === 'wallet'}
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          setSubmitted(true)
          void send()
        }}
      >
        <Stack gap={4}>
          <DescriptionList
            items={[
              {
                term: t('from'),
                value: wallet && (
                  <Address
                    address={wallet.account}
                    name={accountName ?? wallet.name}
                  />
                ),
              },
              {
                term: t('to'),
                value: (
                  <Address
                    address={safe.address}
                    name={name ?? t('thisSafe')}
                    shortName={safe.chain.shortName}
                    variant="full"
                    copy={false}
                  />
                ),
              },
              {
                term: t('network'),
                value: <ChainBadge name={safe.chain.chainName} />,
              },
            ]}
          />
          <AmountInput
            label={t('amount')}
            value={text}
            decimals={decimals}
            symbol={symbol}
            balance={balance}
            disabled={!action.isIdle}
            onValueChange={setText}
            hint={t('amountHint')}
            error={
              amount === 0n
                ? t('aboveZero')
                : submitted && text === ''
                  ? t('enterAmount')
                  : undefined
            }
            data-autofocus
          />
          <WalletProgress action={action} />
          <div className="app-actions">
            <Button
              type="submit"
              variant="primary"
              busy={!action.isIdle}
              disabledReason={
                wallet === undefined
                  ? t('connectFirst')
                  : rpc === undefined
                    ? t('noEndpoint')
                    : undefined
              }
            >
              {sum === '' ? t('send') : t('sendAmount', { amount: sum })}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
