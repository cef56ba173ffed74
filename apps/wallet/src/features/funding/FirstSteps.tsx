import { useConnection } from '@strongroom/react-hooks'
import { errorLine } from '@strongroom/react-hooks/sign'
import {
  Button,
  Card,
  formatAmount,
  Icon,
  VisuallyHidden,
} from '@strongroom/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { isLoopback } from '../dev-wallet/isLoopback.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { ReceiveAddress } from './ReceiveAddress.tsx'
import { requestTestCoins, testCoins } from './sendFromAccount.ts'
import { useFundingTexts } from './texts.ts'
import { useAccountFunds } from './useAccountFunds.ts'
import './funding.css'

const FundFromWallet = lazy(async () => {
  const { FundFromWallet: component } = await import('./FundFromWallet.tsx')
  return { default: component }
})

/** Coins of a development chain, where the deployment offers them. */
function TestCoins() {
  const t = useFundingTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const { config, toasts } = useServices()
  const rpc = useRpc(safe.chainId)
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const { symbol, decimals } = safe.chain.nativeCurrency
  const isOffered =
    config.chains[safe.chainId]?.faucet === true &&
    isLoopback(location.hostname) &&
    rpc !== undefined &&
    isLoopback(new URL(rpc.url).hostname)
  if (!isOffered) return null
  const amount = `${formatAmount(testCoins, decimals, { locale })} ${symbol}`
  const request = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const { signal } = new AbortController()
    try {
      const hasArrived = await requestTestCoins(rpc, safe.address, {
        signal,
        pause: 250,
      })
      toasts.add(
        hasArrived
          ? { tone: 'success', title: t('gotTestCoins', { amount }) }
          : { tone: 'danger', title: t('noTestCoins') },
      )
      await queryClient.invalidateQueries()
    } catch (error) {
      toasts.add({
        tone: 'danger',
        title: t('noTestCoins'),
        description: errorLine(error),
      })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void request()}>
      {t('getTestCoins', { amount })}
    </Button>
  )
}

/** The address to fund, with a code for phones, and ways to fund it. */
function AddFunds() {
  const t = useFundingTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const state = useSafeState(safe)
  const funds = useAccountFunds(safe.chainId, account ?? undefined)
  const [isOpen, setOpen] = useState(false)
  const [connecting, setConnecting] = useState(false)
  const { chainName, nativeCurrency } = safe.chain
  const { symbol, decimals } = nativeCurrency
  return (
    <Card className="funding-card">
      <ReceiveAddress
        heading={
          <div>
            <h2 className="funding-title">{t('addFunds')}</h2>
            <p className="app-quiet">
              {t('addFundsText', { symbol, chain: chainName })}
            </p>
          </div>
        }
        actions={<TestCoins />}
      >
        {account === null ? (
          <Button variant="primary" onClick={() => setConnecting(true)}>
            {t('connect')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabledReason={
              state.data === undefined ? t('notCheckedYet') : undefined
            }
            onClick={() => setOpen(true)}
          >
            <Icon name="outgoing" />
            {t('fund')}
          </Button>
        )}
      </ReceiveAddress>
      <p className="funding-foot">
        {funds.data
          ? t('walletHolds', {
              amount: `${formatAmount(funds.data.total, decimals, { maxDecimals: 4, locale })} ${symbol}`,
            })
          : t('updates')}
      </p>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
      {isOpen && (
        <Suspense>
          <FundFromWallet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

interface StepProps {
  done?: boolean
  title: string
  text?: string
  action?: ReactNode
}

function StepList({ steps }: { steps: readonly StepProps[] }) {
  const t = useFundingTexts()
  const done = steps.filter((step) => step.done).length
  const next = steps.findIndex((step) => !step.done)
  return (
    <Card
      flush
      className="funding-card"
      title={
        <>
          {t('firstSteps')}{' '}
          <small className="app-quiet">
            {t('stepsDone', {
              done: String(done),
              count: String(steps.length),
            })}
          </small>
        </>
      }
    >
      <ol className="funding-steps">
        {steps.map((step, index) => (
          <li
            key={step.title}
            data-done={step.done || undefined}
            aria-current={index === next ? 'step' : undefined}
          >
            <span className="funding-mark" aria-hidden="true">
              {step.done ? <Icon name="check" /> : index + 1}
            </span>
            <span className="funding-step">
              <span>
                {step.title}
                {step.done && <VisuallyHidden> {t('done')}</VisuallyHidden>}
              </span>
              {step.text !== undefined && (
                <span className="app-quiet">{step.text}</span>
              )}
            </span>
            {step.action}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/**
 * The home page of a safe that holds nothing: how to fund it, and what comes next.
 */
export function FirstSteps() {
  const t = useFundingTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const unnamed = safe.owners.filter(
    (owner) =>
      nameOf(names, owner) === undefined &&
      owner.toLowerCase() !== account?.toLowerCase(),
  ).length
  const count = safe.owners.length
  const owners: StepProps =
    count === 1
      ? {
          title: t('oneOwner'),
          text: t('oneOwnerText'),
          action: (
            <ButtonLink variant="ghost" size="small" to="/settings">
              {t('addOwner')}
            </ButtonLink>
          ),
        }
      : unnamed === 0
        ? { done: true, title: t('allNamed', { count: String(count) }) }
        : {
            title: t('nameOwners'),
            text: t('nameOwnersText', { count: unnamed }),
            action: (
              <ButtonLink variant="ghost" size="small" to="/address-book">
                {t('name')}
              </ButtonLink>
            ),
          }
  return (
    <div className="funding-columns">
      <AddFunds />
      <StepList
        steps={[
          { done: true, title: t('created') },
          owners,
          {
            title: t('add'),
            text: t('addText', { symbol: safe.chain.nativeCurrency.symbol }),
          },
          {
            title: t('pay'),
            text: t('payText'),
          },
          {
            title: t('backUp'),
            text: t('backUpText'),
            action: (
              <ButtonLink variant="ghost" size="small" to="/settings/data">
                {t('export')}
              </ButtonLink>
            ),
          },
        ]}
      />
    </div>
  )
}

/**
 * Tells who proposes, confirms and executes, on a safe that has no transaction yet. The
 * rule is read from the chain; until then it has no numbers.
 */
export function QueueSteps() {
  const t = useFundingTexts()
  const { data: state } = useSafeState(useOpenSafe())
  const rule = state
    ? t('confirmText', {
        required: String(state.threshold),
        owners: state.owners.length,
      })
    : t('confirmUnread')
  return (
    <ol className="funding-queue-steps">
      {(
        [
          ['plus', t('propose'), t('proposeText')],
          ['check', t('confirmStep'), rule],
          ['outgoing', t('execute'), t('executeText')],
        ] as const
      ).map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          <div>
            <strong>{title}</strong>
            <small>{text}</small>
          </div>
        </li>
      ))}
    </ol>
  )
}
