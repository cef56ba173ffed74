import { useWalletPort } from '@strongroom/react-hooks'
import { SigningError } from '@strongroom/react-hooks/sign'
import {
  Address,
  AmountInput,
  Button,
  ChainBadge,
  DescriptionList,
  Dialog,
  formatAmount,
  Notice,
  readAmountInput,
  Stack,
} from '@strongroom/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useProblemText } from '../../core/useProblemText.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { sendFromAccount, waitUntilMined } from './sendFromAccount.ts'
import { useFundingTexts } from './texts.ts'
import { useAccountFunds } from './useAccountFunds.ts'

type Step = 'form' | 'wallet' | 'mining'

/** Sends the network's coin from the connected account to the open safe. */
export function FundFromWallet({ onClose }: { onClose: () => void }) {
  const t = useFundingTexts()
  const writeProblem = useProblemText()
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
  const [step, setStep] = useState<Step>('form')
  const [hash, setHash] = useState<Hex>()
  const [problem, setProblem] = useState<{
    title: string
    detail?: string | undefined
  }>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const balance = funds.data?.free
  const { amount, error } = readAmountInput(text, { decimals, balance, locale })
  const value =
    error === null && amount !== null && amount > 0n ? amount : undefined
  const sum =
    value === undefined
      ? ''
      : `${formatAmount(value, decimals, { locale })} ${symbol}`

  async function send() {
    if (!wallet || !rpc || value === undefined || running.current) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setProblem(undefined)
    setHash(undefined)
    setStep('wallet')
    try {
      const sent = await sendFromAccount(
        { to: safe.address, value },
        { wallet, rpc, chainId: Number(safe.chainId) },
      )
      setHash(sent)
      setStep('mining')
      if (!(await waitUntilMined(rpc, sent, { signal }))) {
        setStep('form')
        setProblem({ title: t('reverted') })
        return
      }
      void queryClient.invalidateQueries()
      toasts.add({
        tone: 'success',
        title: t('sent', { amount: sum, name: name ?? t('thisSafe') }),
      })
      onClose()
    } catch (cause) {
      if (signal.aborted) return
      setStep('form')
      const error =
        cause instanceof SigningError
          ? cause
          : new SigningError('walletFailed', { detail: String(cause) })
      setProblem({ title: writeProblem(error), detail: error.detail })
    } finally {
      running.current = null
    }
  }

  return (
    <Dialog
      open
      title={t('fund')}
      description={t('fundText', { symbol })}
      onClose={onClose}
      busy={step === 'wallet'}
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
            disabled={step !== 'form'}
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
          {problem && (
            <Notice tone="danger" title={problem.title}>
              {problem.detail}
            </Notice>
          )}
          {step !== 'form' && (
            <Notice
              role="status"
              title={step === 'wallet' ? t('confirm') : t('waiting')}
            >
              {hash && <code className="app-wrap">{hash}</code>}
            </Notice>
          )}
          <div className="app-actions">
            <Button
              type="submit"
              variant="primary"
              busy={step !== 'form'}
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
