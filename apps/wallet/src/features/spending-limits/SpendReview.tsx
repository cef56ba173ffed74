import { useWalletPort } from '@strongroom/react-hooks'
import {
  type BalanceChange,
  signAllowanceTransfer,
} from '@strongroom/react-hooks/sign'
import { limitAt } from '@strongroom/safe-protocol'
import {
  acknowledgementOf,
  applyAcknowledgement,
} from '@strongroom/safe-protocol/risks'
import {
  Address,
  Button,
  Card,
  Checkbox,
  CopyButton,
  DescriptionList,
  Notice,
  RiskList,
  Skeleton,
  Stack,
  shortenAddress,
  TokenAmount,
} from '@strongroom/ui-kit'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Hex } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { dropFormDraft } from '../../storage/formDrafts.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { sendFromAccount, waitUntilMined } from '../funding/sendFromAccount.ts'
import { useWalletAction, WalletProgress } from '../funding/useWalletAction.tsx'
import { openLastPayments, paymentKey } from './lastPayments.ts'
import {
  checkPayment,
  judgePayment,
  type LimitPayment,
  paymentCall,
} from './limitPayment.ts'
import { useLimitTexts } from './texts.ts'

const same = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase()

/** Reviews a payment within a limit, then signs or sends it. */
export function SpendReview({
  payment,
  time,
  token,
  onRunning,
}: {
  payment: LimitPayment
  time: number
  token: { symbol: string; decimals: number }
  /** While it runs, the limit on the chain may become another one. */
  onRunning: (payment: LimitPayment | undefined) => void
}) {
  const t = useLimitTexts()
  const safe = useOpenSafe()
  const { stores, secondRpcFor } = useServices()
  const { history } = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const rpc = useRpc(safe.chainId)
  const second = secondRpcFor(safe.chainId)
  const wallet = useWalletPort()
  const names = useNames(safe.chainId)
  const known = useKnownAddresses(safe.chainId)
  const { limit, to, amount, signature } = payment
  const { module, delegate, nonce } = limit
  const account = wallet?.account
  const isDelegate = same(delegate, account)
  const check = useQuery({
    queryKey: [
      ...['wallet', 'limit-payment', rpc?.url, second?.url, safe.address],
      ...[module, delegate, limit.token, to, String(amount), nonce],
      ...[signature, account],
    ],
    queryFn: rpc
      ? ({ signal }) =>
          checkPayment({ rpc, second }, safe.chainId, payment, account, signal)
      : skipToken,
    refetchInterval: 15_000,
    retry: false,
  })
  const [isAccepted, setAccepted] = useState(false)
  const action = useWalletAction()
  const [link, setLink] = useState<string>()

  const facts = check.isError ? undefined : check.data
  const shown = judgePayment(payment, {
    ...{ known, owners: safe.owners, code: facts?.code },
  })
  const verdict = applyAcknowledgement(
    shown,
    isAccepted ? acknowledgementOf(shown) : undefined,
  )
  const { remaining } = limitAt(limit, time)
  const isSigned = facts?.isSigned === true
  const isDisputed = facts?.second === 'differs'
  const write = (value: bigint) => (
    <TokenAmount
      value={value}
      symbol={token.symbol}
      decimals={token.decimals}
    />
  )
  // Nodes that differ prove no balance.
  const balances = isDisputed ? undefined : facts?.balances
  const change = ({ before, after }: BalanceChange) => (
    <span>
      {write(before)} → {write(after)}
    </span>
  )
  const who = (address: Hex) => (
    <Address
      address={address}
      name={nameOf(names, address)}
      shortName={safe.chain.shortName}
      variant="full"
    />
  )
  const blocked =
    verdict.decision === 'refuse' || isDisputed
      ? t('refused')
      : verdict.decision === 'acknowledge'
        ? t('acknowledgeFirst')
        : undefined

  /** The form stays away while it runs. */
  const run: typeof action.run = (work) =>
    action.run(async (steps) => {
      onRunning(payment)
      try {
        await work(steps)
      } finally {
        if (!steps.signal.aborted) onRunning(undefined)
      }
    })

  const send = () =>
    run(async ({ signal, onSent, onProblem }) => {
      if (!wallet || !rpc) return
      const ports = { wallet, rpc, chainId: Number(safe.chainId) }
      // The delegate himself needs no signature.
      const own = isDelegate ? { ...payment, signature: undefined } : payment
      const sent = await sendFromAccount(paymentCall(own), ports)
      onSent(sent)
      const { symbol, decimals } = token
      // A reload must not lose what was sent.
      openLastPayments(stores).set((others) => ({
        ...others,
        [paymentKey(safe.chainId, safe.address)]: {
          ...{ hash: sent, to, amount: String(amount), symbol, decimals },
        },
      }))
      const isDone = await waitUntilMined(rpc, sent, { signal })
      void queryClient.invalidateQueries()
      if (!isDone) return onProblem({ title: t('reverted') })
      dropFormDraft(`limit.${safe.ref}.${delegate}.${limit.token}`)
      void navigate({
        to: '/settings/spending-limits',
        search: { safe: safe.ref },
      })
    })

  const sign = () =>
    run(async ({ signal, onProblem }) => {
      if (!wallet || !rpc) return
      const signature = await signAllowanceTransfer(
        rpc,
        {
          ...{ chainId: safe.chainId, module, safe: safe.address, to, amount },
          ...{ token: limit.token, nonce, signal },
        },
        wallet,
      )
      if (signature === undefined) return onProblem({ title: t('otherModule') })
      const url = new URL(window.location.href)
      url.search = new URLSearchParams({
        ...{ safe: safe.ref, delegate, token: limit.token, to },
        ...{ value: String(amount), signature },
      }).toString()
      setLink(url.href)
    })

  const cannotSend =
    wallet === undefined
      ? t('connectFirst')
      : !isDelegate && !isSigned
        ? t('notDelegate')
        : (blocked ??
          (facts === undefined
            ? t('waiting')
            : facts.failure
              ? t('fails')
              : undefined))

  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <p className="sr-sentence">
            {t.rich('sentence', {
              amount: () => write(amount),
              to: () => nameOf(names, to) ?? shortenAddress(to),
              who: () => nameOf(names, delegate) ?? shortenAddress(delegate),
            })}
          </p>
          <DescriptionList
            items={[
              { term: t('from'), value: who(safe.address) },
              { term: t('to'), value: who(to) },
              { term: t('limit'), value: who(delegate) },
              ...(account ? [{ term: t('paysFee'), value: who(account) }] : []),
              { term: t('left'), value: write(remaining - amount) },
              ...(balances
                ? [
                    {
                      term: t('safeBalance'),
                      value: change(balances.safe),
                    },
                    {
                      term: t('recipientBalance'),
                      value: change(balances.recipient),
                    },
                  ]
                : []),
              {
                term: t('simulation'),
                value:
                  facts === undefined || facts.failure === null ? (
                    t('waiting')
                  ) : facts.failure === undefined ? (
                    t(
                      balances
                        ? facts.second === 'agrees'
                          ? 'simulatedByBoth'
                          : 'simulated'
                        : 'notSimulated',
                    )
                  ) : (
                    <span>{t('fails')}</span>
                  ),
              },
            ]}
          />
        </Stack>
      </Card>
      {check.isError && <Notice tone="warning" title={t('noAnswer')} />}
      {isDisputed && (
        <Notice tone="danger" role="alert" title={t('paymentDiffers')}>
          {t('paymentDiffersText')}
        </Notice>
      )}
      {facts?.failure && (isDelegate || isSigned) && (
        <Notice tone="warning" title={t('fails')}>
          {facts.failure}
        </Notice>
      )}
      {signature && facts && (
        <Notice
          tone={isSigned ? 'success' : 'danger'}
          title={
            isSigned
              ? `${t('signedBy')} ${nameOf(names, delegate) ?? shortenAddress(delegate)}`
              : t('badSignature')
          }
        >
          {!isSigned && t('badSignatureText')}
        </Notice>
      )}
      {facts === undefined && !check.isError ? (
        <Skeleton lines={2} />
      ) : (
        <RiskList reasons={verdict.reasons} />
      )}
      {shown.decision === 'acknowledge' && (
        <Checkbox
          label={t('acknowledge')}
          checked={isAccepted}
          onCheckedChange={setAccepted}
        />
      )}
      <WalletProgress action={action} />
      {link && (
        <Notice tone="success" role="status" title={t('signed')}>
          <Stack gap={3}>
            <p>{t('signOnlyText')}</p>
            <code className="app-wrap">{link}</code>
            <CopyButton value={link} label={t('copyLink')} />
          </Stack>
        </Notice>
      )}
      <div className="app-actions">
        <Button
          size="large"
          disabled={!action.isIdle}
          onClick={() => history.back()}
        >
          {t('edit')}
        </Button>
        {isDelegate && !signature && facts?.canSign !== false && (
          <Button
            size="large"
            disabledReason={blocked}
            disabled={!action.isIdle}
            onClick={() => void sign()}
          >
            {t('signOnly')}
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          busy={!action.isIdle}
          disabledReason={cannotSend}
          onClick={() => void send()}
        >
          {t('sendNow')}
        </Button>
      </div>
    </Stack>
  )
}
