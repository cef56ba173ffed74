import { getSafeInfo } from '@strongroom/gateway-sdk'
import { useWalletPort } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { SigningError, type WalletPort } from '@strongroom/react-hooks/sign'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  formatAmount,
  Notice,
  Owners,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { useProblemText } from '../../core/useProblemText.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { rememberSafe } from '../accounts/editSafes.ts'
import { setName } from '../address-book/setName.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { waitUntilMined } from '../funding/sendFromAccount.ts'
import { useThresholdAdvice } from '../owners/useThresholdAdvice.ts'
import { createSafe } from './createSafe.ts'
import { isPlanProblem, type SafePlan } from './planSafe.ts'
import { useNewSafeReviewTexts } from './reviewTexts.ts'
import { keepDraft, type SafeDraft } from './SafeDraft.ts'
import { usePlan } from './usePlan.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

type CreationStep = 'idle' | 'wallet' | 'mining' | 'indexing'

/** Creates a planned safe and opens it once it is there, or goes on as told. */
function useCreateSafe(
  draft: SafeDraft,
  onCreated: (() => Promise<void>) | undefined,
) {
  const t = useNewSafeReviewTexts()
  const writeProblem = useProblemText()
  const { gateway, stores, queryClient } = useServices()
  const navigate = useNavigate()
  const [step, setStep] = useState<CreationStep>('idle')
  const [txHash, setTxHash] = useState<Hex>()
  const [problem, setProblem] = useState<{
    title: string
    detail?: string | undefined
  }>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function create(plan: SafePlan, rpc: Rpc, wallet: WalletPort) {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { chainId, shortName } = draft.chain
    setProblem(undefined)
    try {
      setStep('wallet')
      const hash = await createSafe(plan, {
        wallet,
        rpc,
        chainId: Number(chainId),
      })
      setTxHash(hash)
      setStep('mining')
      const succeeded = await waitUntilMined(rpc, hash, { signal })
      if (!succeeded) {
        setStep('idle')
        setProblem({ title: t('reverted') })
        return
      }
      remember(plan)
      setStep('indexing')
      await waitUntilIndexed(
        async (inner) => {
          await getSafeInfo(gateway, {
            chainId,
            safeAddress: plan.address,
            signal: inner,
            retry: 0,
          })
          return true
        },
        { signal },
      )
      await queryClient.invalidateQueries({ queryKey: ['strongroom'] })
      if (onCreated) await onCreated()
      else
        void navigate({
          to: '/home',
          search: { safe: `${shortName}:${plan.address}` },
        })
    } catch (error) {
      if (signal.aborted) return
      setStep('idle')
      const problem =
        error instanceof SigningError
          ? error
          : new SigningError('walletFailed', { detail: String(error) })
      const { detail = '' } = problem
      setProblem({
        title: writeProblem(problem),
        detail: isPlanProblem(detail) ? t(`${detail}Plan`) : detail,
      })
    } finally {
      running.current = null
    }
  }

  function remember(plan: SafePlan) {
    const { chainId } = draft.chain
    const { address } = plan
    rememberSafe(stores, { chainId, address })
    if (draft.plan === undefined) keepDraft(undefined)
    setName(stores.names, chainId, address, cleanName(draft.name))
    for (const owner of draft.owners) {
      const name = cleanName(owner.name)
      if (owner.address && name)
        setName(stores.names, chainId, owner.address, name)
    }
  }

  return { step, txHash, problem, create }
}

/** What the creation costs at the present price, in wei. */
function useCreationFee(
  plan: SafePlan | undefined,
  rpc: Rpc | undefined,
  from: string | undefined,
) {
  return useQuery({
    queryKey: ['wallet', 'creation-fee', rpc?.url, from, plan?.address],
    queryFn:
      plan === undefined || rpc === undefined
        ? skipToken
        : async ({ signal }) => {
            const call = { to: plan.factory, data: plan.data }
            const [gas, price] = await Promise.all([
              rpc.request({
                method: 'eth_estimateGas',
                params: [from === undefined ? call : { ...call, from }],
                signal,
              }),
              rpc.request({ method: 'eth_gasPrice', signal }),
            ])
            return BigInt(String(gas)) * BigInt(String(price))
          },
    refetchInterval: 15_000,
    retry: 1,
  })
}

/** The safe as it will be, with its address, before the wallet opens. */
export function NewSafeReview({
  draft,
  onBack,
  onOtherAddress,
  onCreated,
  blocked,
}: {
  draft: SafeDraft
  onBack: () => void
  /** The owner wants the same safe at another address; undefined where it is given. */
  onOtherAddress?: () => void
  /** After the safe is created and listed. @default opens it */
  onCreated?: () => Promise<void>
  /** Why it must not be created yet. */
  blocked?: string | undefined
}) {
  const t = useNewSafeReviewTexts()
  const advise = useThresholdAdvice()
  const locale = useLocale()
  const { chain } = draft
  const rpc = useRpc(chain.chainId)
  const wallet = useWalletPort()
  const { plan, check } = usePlan(draft, rpc)
  const creation = useCreateSafe(draft, onCreated)
  const [connecting, setConnecting] = useState(false)
  const names = new Map(
    draft.owners.map(({ address, name }) => [address, name]),
  )
  const balance = useQuery({
    queryKey: ['wallet', 'account-balance', rpc?.url, wallet?.account],
    enabled: rpc !== undefined && wallet !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [wallet?.account, 'latest'],
          signal,
        }),
      ),
  })
  const fee = useCreationFee(
    check.data === null ? plan.data : undefined,
    rpc,
    wallet?.account,
  )
  const { symbol, decimals } = chain.nativeCurrency
  const reason = plan.error
    ? t('contractMissingPlan')
    : rpc === undefined
      ? t('noRpc')
      : plan.data === undefined || check.isPending
        ? t('checking')
        : check.error
          ? t('noAnswer')
          : check.data !== null
            ? t(`${check.data?.problem ?? 'addressDiffers'}Plan`)
            : balance.data !== undefined &&
                BigInt(balance.data) < (fee.data ?? 1n)
              ? t('tooLittle')
              : blocked

  return (
    <Stack gap={5}>
      <Card title={t('address')}>
        <Stack>
          {plan.data === undefined ? (
            <Skeleton />
          ) : (
            <Address
              address={plan.data.address}
              name={draft.name || undefined}
              shortName={chain.shortName}
              variant="full"
            />
          )}
          <p className="app-advice">
            {t(draft.plan ? 'sameAddressText' : 'addressText')}
          </p>
          {check.data === null && (
            <Notice tone="success" title={t('verified')} />
          )}
          {check.data?.problem === 'occupied' && (
            <Stack direction="row" gap={2}>
              <ButtonLink
                to="/open-safe"
                search={{ ref: `${chain.shortName}:${plan.data?.address}` }}
              >
                {t('openThere')}
              </ButtonLink>
              {onOtherAddress && (
                <Button onClick={onOtherAddress}>{t('otherAddress')}</Button>
              )}
            </Stack>
          )}
        </Stack>
      </Card>
      <Card title={t('summary')}>
        <DescriptionList
          items={[
            {
              term: t('network'),
              value: <ChainBadge name={chain.chainName} />,
            },
            {
              term: t('confirmations'),
              value: t('ofOwners', {
                threshold: String(draft.threshold),
                owners: String(draft.owners.length),
              }),
              hint: advise(draft.threshold, draft.owners.length),
            },
            {
              term: t('owners'),
              value: (
                <Owners
                  owners={draft.owners.flatMap(({ address }) =>
                    address ? [{ address, name: names.get(address) }] : [],
                  )}
                  account={wallet?.account}
                  shortName={chain.shortName}
                />
              ),
            },
            {
              term: t('version'),
              value: plan.data ? `Safe ${plan.data.version}` : '…',
            },
            {
              term: t('fee'),
              value:
                fee.data === undefined
                  ? fee.error
                    ? t('noEstimate')
                    : '…'
                  : t('about', {
                      amount: `${formatAmount(fee.data, decimals, { maxDecimals: 6, locale })} ${symbol}`,
                    }),
              hint: t('feeHint'),
            },
          ]}
        />
      </Card>
      {creation.problem && (
        <Notice tone="danger" title={creation.problem.title}>
          {creation.problem.detail}
        </Notice>
      )}
      {creation.step !== 'idle' && (
        <Notice tone="info" title={t(`${creation.step}Step`)}>
          {creation.txHash && (
            <code className="app-wrap">{creation.txHash}</code>
          )}
        </Notice>
      )}
      <div className="app-actions">
        <Button onClick={onBack} disabled={creation.step !== 'idle'}>
          {t('back')}
        </Button>
        {wallet === undefined ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => setConnecting(true)}
          >
            {t('connect')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            busy={creation.step !== 'idle'}
            disabledReason={reason}
            onClick={() => {
              if (plan.data && rpc) void creation.create(plan.data, rpc, wallet)
            }}
          >
            {t('create')}
          </Button>
        )}
      </div>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </Stack>
  )
}
