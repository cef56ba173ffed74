import { useWalletPort } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import type { WalletPort } from '@strongroom/react-hooks/sign'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  formatAmount,
  Notice,
  Owners,
  SelectField,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SafePlan } from '../../chain/planSafe.ts'
import { reservationOf } from '../../chain/reservation.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { useRelayQuota } from '../../core/useRelayQuota.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { setCreation } from '../accounts/editSafes.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { useThresholdAdvice } from '../owners/useThresholdAdvice.ts'
import { nameDraft } from './nameDraft.ts'
import { useNewSafeReviewTexts } from './reviewTexts.ts'
import { keepDraft, type SafeDraft } from './SafeDraft.ts'
import { useCreations } from './useCreations.ts'
import { usePlan } from './usePlan.ts'

/** Cost of the creation at the present price, in wei. */
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

/** The connected owner, else the first one. */
const ownerOf = ({ owners }: SafeDraft, account: string | undefined) =>
  owners.find(
    ({ address }) => address?.toLowerCase() === account?.toLowerCase(),
  )?.address ?? owners[0]?.address

/** The safe as it will be, with its address, before the wallet opens. */
export function NewSafeReview({
  draft,
  onBack,
  onOtherAddress,
  onCreated,
  blocked,
  isReserved = false,
}: {
  draft: SafeDraft
  onBack: () => void
  /** The owner wants the same safe at another address; undefined where it is given. */
  onOtherAddress?: () => void
  /** After the safe is created and listed. @default opens it */
  onCreated?: () => Promise<void>
  /** Why it must not be created yet. */
  blocked?: string | undefined
  /** The address is reserved in this browser already. */
  isReserved?: boolean
}) {
  const t = useNewSafeReviewTexts()
  const advise = useThresholdAdvice()
  const locale = useLocale()
  const { chain } = draft
  const rpc = useRpc(chain.chainId)
  const wallet = useWalletPort()
  const { plan, check } = usePlan(draft, rpc)
  const { stores } = useServices()
  const navigate = useNavigate()
  const { create, stateOf } = useCreations()
  const creation = stateOf(chain.chainId)
  const [connecting, setConnecting] = useState(false)
  const [wantsRelay, setRelay] = useState(false)
  // The relay counts it for each owner.
  const quota = useRelayQuota(
    { chainId: chain.chainId, address: ownerOf(draft, wallet?.account) },
    rpc !== undefined,
  )
  const isRelayed = wantsRelay && quota !== undefined && quota.remaining > 0
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
            : !isRelayed &&
                balance.data !== undefined &&
                BigInt(balance.data) < (fee.data ?? 1n)
              ? t('tooLittle')
              : blocked

  const open = (address: SafePlan['address']) =>
    void navigate({
      to: '/home',
      search: { safe: `${chain.shortName}:${address}` },
    })
  const isGiven = draft.plan !== undefined
  const start = async (on: SafePlan, payer: WalletPort | 'relay') => {
    const { chainId } = chain
    if ((await create({ chainId, plan: on }, payer)) !== 'created') return
    nameDraft(stores.names, draft, { chainId, address: on.address })
    if (!isGiven) keepDraft(undefined)
    if (onCreated) await onCreated()
    else open(on.address)
  }
  const reserve = (on: SafePlan) => {
    const { chainId } = chain
    setCreation(stores, { chainId, address: on.address }, reservationOf(on))
    nameDraft(stores.names, draft, { chainId, address: on.address })
    keepDraft(undefined)
    open(on.address)
  }
  const { occupant } = check.data ?? {}

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
            {t(isGiven && !isReserved ? 'sameAddressText' : 'addressText')}
          </p>
          {check.data === null && (
            <Notice tone="success" title={t('verified')} />
          )}
          {occupant === 'planned' && creation.step === 'idle' && (
            <Notice tone="success" role="status" title={t('existsTitle')}>
              {t('existsText')}
            </Notice>
          )}
          {occupant === 'another' && (
            <Notice tone="danger" role="alert" title={t('foreignTitle')}>
              {t('foreignText')}
            </Notice>
          )}
          {check.data?.problem === 'occupied' && creation.step === 'idle' && (
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
              hint: t(isRelayed ? 'relayHint' : 'feeHint'),
            },
          ]}
        />
      </Card>
      {quota && creation.step === 'idle' && (
        <SelectField
          label={t('payer')}
          value={isRelayed ? 'relay' : 'own'}
          onValueChange={(value) => setRelay(value === 'relay')}
          options={[
            { value: 'own', label: t('ownPayer') },
            {
              value: 'relay',
              label: t('relayPayer', {
                remaining: String(quota.remaining),
                limit: String(quota.limit),
              }),
              disabled: quota.remaining === 0,
            },
          ]}
        />
      )}
      {creation.problem && (
        <Notice tone="danger" title={creation.problem.title}>
          {creation.problem.detail}
        </Notice>
      )}
      {creation.step !== 'idle' && (
        <Notice tone="info" title={t(`${creation.step}Step`)}>
          {creation.isByOthers && <p>{t('existsText')}</p>}
          {creation.txHash && (
            <code className="app-wrap">{creation.txHash}</code>
          )}
        </Notice>
      )}
      <div className="app-actions">
        <Button onClick={onBack} disabled={creation.step !== 'idle'}>
          {t('back')}
        </Button>
        {!isGiven && (
          <Button
            size="large"
            disabled={creation.step !== 'idle'}
            disabledReason={
              check.data === null ? undefined : (reason ?? t('checking'))
            }
            onClick={() => {
              if (plan.data && check.data === null) reserve(plan.data)
            }}
          >
            {t('reserve')}
          </Button>
        )}
        {wallet === undefined && !isRelayed ? (
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
              const payer = isRelayed ? 'relay' : wallet
              if (plan.data && rpc && payer) void start(plan.data, payer)
            }}
          >
            {t(isRelayed ? 'createByRelay' : 'create')}
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
