import { useConnection } from '@strongroom/react-hooks'
import {
  Button,
  Card,
  Icon,
  Notice,
  Owners,
  Skeleton,
  Stack,
  shortenAddress,
  TokenAmount,
} from '@strongroom/ui-kit'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { readUint } from '../../chain/abiWords.ts'
import { callView } from '../../chain/callView.ts'
import type { SafePlan } from '../../chain/planSafe.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { NativeBalance } from '../balances/Assets.tsx'
import { ReceiveAddress } from '../funding/ReceiveAddress.tsx'
import { newOwner, type SafeDraft } from '../new-safe/SafeDraft.ts'
import { usePlan } from '../new-safe/usePlan.ts'
import { useReservedTexts } from './texts.ts'

const NewSafeReview = lazy(async () => {
  const { NewSafeReview: component } = await import(
    '../new-safe/NewSafeReview.tsx'
  )
  return { default: component }
})

/** The reserved safe as a draft whose plan is given. */
function useDraft(plan: SafePlan): SafeDraft {
  const { chain, chainId, address } = useOpenSafe()
  const names = useNames(chainId)
  return {
    ...{ chain, plan, threshold: plan.threshold, saltNonce: plan.saltNonce },
    name: nameOf(names, address) ?? '',
    owners: plan.owners.map((owner) => ({
      ...newOwner(owner),
      name: nameOf(names, owner) ?? '',
    })),
  }
}

/** Whether the address is still free and leads to the planned safe. */
function AddressCheck({ plan }: { plan: SafePlan }) {
  const t = useReservedTexts()
  const { chain, chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  const locale = useLocale()
  const names = useNames(chainId)
  const queryClient = useQueryClient()
  const { check } = usePlan(useDraft(plan), rpc)
  const problem = check.data?.problem
  const isUsed = problem === 'occupied'
  useEffect(() => {
    // The safe was created elsewhere: its pages are those of any other safe.
    if (isUsed)
      void queryClient.invalidateQueries({ queryKey: ['wallet', 'safe-state'] })
  }, [isUsed, queryClient])
  if (rpc === undefined)
    return <Notice tone="warning" title={t('noEndpoint')} />
  if (check.error && check.data === undefined)
    return (
      <Notice tone="warning" title={t('notChecked')}>
        {t('notCheckedText')}
      </Notice>
    )
  if (check.data === undefined)
    return <p className="funding-check">{t('checking')}</p>
  if (isUsed)
    return (
      <Notice tone="warning" title={t('used')}>
        {t('usedText')}
      </Notice>
    )
  if (problem)
    return (
      <Notice tone="danger" title={t('refused', { chain: chain.chainName })}>
        {t('refusedText')}
      </Notice>
    )
  const owners = new Intl.ListFormat(locale).format(
    plan.owners.map((owner) => nameOf(names, owner) ?? shortenAddress(owner)),
  )
  return (
    <p className="funding-check">
      <Icon name="shield" />
      <span>{t('checked', { version: plan.version, owners })}</span>
    </p>
  )
}

/** Balance of one token that the deployment names, from the owner's node. */
function TokenBalance({
  token,
  symbol,
  decimals,
}: {
  token: Address
  symbol: string
  decimals: number
}) {
  const { chainId, address } = useOpenSafe()
  const rpc = useRpc(chainId)
  const { data } = useQuery({
    queryKey: ['wallet', 'token', rpc?.url, token, address],
    queryFn:
      rpc === undefined
        ? skipToken
        : async ({ signal }) => {
            const options = { args: [address], signal }
            return String(
              readUint(
                await callView(rpc, token, 'balanceOf(address)', options),
              ),
            )
          },
    refetchInterval: 15_000,
    retry: 1,
  })
  return data === undefined || data === '0' ? null : (
    <p className="app-sentence">
      <TokenAmount value={BigInt(data)} decimals={decimals} symbol={symbol} />
    </p>
  )
}

function Holdings() {
  const t = useReservedTexts()
  const { chainId } = useOpenSafe()
  const { config } = useServices()
  const { tokens = {} } = config.chains[chainId] ?? {}
  return (
    <Card title={t('holds')} description={t('holdsText')}>
      <p className="app-sentence">
        <NativeBalance />
      </p>
      {Object.entries(tokens).map(
        ([token, word]) =>
          word && (
            <TokenBalance key={token} {...word} token={token as Address} />
          ),
      )}
      <p className="app-quiet">{t('otherTokens')}</p>
    </Card>
  )
}

/** The page of a reserved safe: its address, what it holds, and how to create it. */
export function ReservedHome({ plan }: { plan: SafePlan }) {
  const t = useReservedTexts()
  const { chain, chainId, address } = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(chainId)
  const draft = useDraft(plan)
  const [isCreating, setCreating] = useState(false)
  const isSingle = plan.threshold === 1
  const count = String(plan.owners.length)
  const threshold = String(plan.threshold)
  const name = nameOf(names, address) ?? t('unnamed')
  if (isCreating)
    return (
      <>
        <PageTop title={name} />
        <Suspense fallback={<Skeleton shape="block" lines={6} />}>
          <NewSafeReview
            draft={draft}
            isReserved
            onBack={() => setCreating(false)}
          />
        </Suspense>
      </>
    )
  return (
    <>
      <PageTop
        title={name}
        actions={isSingle && <ButtonLink to="/send">{t('send')}</ButtonLink>}
      />
      <Stack gap={5}>
        <Notice
          tone="info"
          title={t('notCreated')}
          actions={
            <>
              <Button
                size="small"
                variant="primary"
                onClick={() => setCreating(true)}
              >
                {t('createNow')}
              </Button>
              <ButtonLink size="small" to="/settings/data">
                {t('backUp')}
              </ButtonLink>
            </>
          }
        >
          <Stack gap={2}>
            <span>
              {t(isSingle ? 'notCreatedText' : 'notCreatedMany', {
                ...{ chain: chain.chainName, threshold },
              })}
            </span>
            <span>{t('keepData')}</span>
          </Stack>
        </Notice>
        <Card className="funding-card">
          <ReceiveAddress
            heading={
              <div>
                <h2 className="funding-title">{t('receive')}</h2>
                <p className="app-quiet">
                  {t('receiveText', {
                    symbol: chain.nativeCurrency.symbol,
                    chain: chain.chainName,
                  })}
                </p>
              </div>
            }
            check={<AddressCheck plan={plan} />}
          />
        </Card>
        <Holdings />
        <Card
          title={t('owners')}
          description={t('mustConfirm', { threshold, count })}
        >
          <Owners
            owners={plan.owners.map((owner) => ({
              address: owner,
              name: nameOf(names, owner),
            }))}
            account={account ?? undefined}
            shortName={chain.shortName}
          />
        </Card>
        <Card title={t('noTransactions')}>
          <p>{t('noTransactionsText')}</p>
        </Card>
      </Stack>
    </>
  )
}
