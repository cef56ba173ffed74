import '../../core/owner-fields.css'
import { useWalletPort } from '@strongroom/react-hooks'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  EmptyState,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafePlan } from '../../chain/planSafe.ts'
import { readReservation } from '../../chain/reservation.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useStore } from '../../storage/useStore.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { useNetworksTexts } from './networksTexts.ts'
import { type CreationState, useCreations } from './useCreations.ts'
import { useNetworkStatus } from './useNetworkStatus.ts'

/** One network: how far the safe is there, and its creation. */
function PlannedRow({
  chain,
  plan,
  state,
  isBusy,
  onCreate,
}: {
  chain: ChainRecord
  plan: SafePlan
  state: CreationState
  isBusy: boolean
  onCreate: () => void
}) {
  const t = useNetworksTexts()
  const { status, detail, tone, isCreated, isFree } = useNetworkStatus(
    {
      ...{ name: '', owners: [], chain, plan },
      ...{ threshold: plan.threshold, saltNonce: plan.saltNonce },
    },
    state,
  )
  const { chainName, shortName } = chain
  return (
    <li>
      <Notice
        tone={tone ?? 'info'}
        role={tone === 'danger' ? 'alert' : 'status'}
        title={<ChainBadge name={chainName} />}
        actions={
          isCreated ? (
            <ButtonLink
              size="small"
              to="/home"
              search={{ safe: `${shortName}:${plan.address}` }}
            >
              {t('open', { chain: chainName })}
            </ButtonLink>
          ) : (
            isFree && (
              <Button size="small" disabled={isBusy} onClick={onCreate}>
                {t('create', { chain: chainName })}
              </Button>
            )
          )
        }
      >
        <p>{status}</p>
        {detail && <p>{detail}</p>}
        {state.txHash && <code className="app-wrap">{state.txHash}</code>}
      </Notice>
    </li>
  )
}

/** A network where the safe exists, or whose data does not lead to the address. */
function OtherRow({
  chain,
  address,
  status,
  isCreated,
}: {
  chain: ChainRecord
  address: string
  status: string
  isCreated: boolean
}) {
  const t = useNetworksTexts()
  const { chainName, shortName } = chain
  return (
    <li>
      <Notice
        tone={isCreated ? 'success' : 'danger'}
        role="status"
        title={<ChainBadge name={chainName} />}
        actions={
          isCreated && (
            <ButtonLink
              size="small"
              to="/home"
              search={{ safe: `${shortName}:${address}` }}
            >
              {t('open', { chain: chainName })}
            </ButtonLink>
          )
        }
      >
        {status}
      </Notice>
    </li>
  )
}

/**
 * Creates a reserved safe on each of its networks. All of it is read from this browser
 * and the chains, so that a reload goes on where it was.
 */
export function CreateOnNetworks({ address: given }: { address: string }) {
  const t = useNetworksTexts()
  const { stores } = useServices()
  const { chains } = useChainRecords()
  const safes = useStore(stores.safes)
  const wallet = useWalletPort()
  const creations = useCreations()
  const [connecting, setConnecting] = useState(false)
  const address = readAddress(given)
  // In the order of the networks, which a creation does not change.
  const here = chains.flatMap(({ chainId }) =>
    safes.filter(
      (safe) =>
        safe.chainId === chainId &&
        safe.address.toLowerCase() === address?.toLowerCase(),
    ),
  )
  const plans = useQueries({
    queries: here.map(({ chainId, creation }) => ({
      queryKey: ['wallet', 'reservation', chainId, address, creation ?? null],
      queryFn: async () =>
        (creation && (await readReservation(chainId, creation))) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false as const,
    })),
  })
  const rows = here.flatMap(({ chainId, creation }, index) => {
    const chain = chains.find((each) => each.chainId === chainId)
    const { data: plan, isPending } = plans[index] ?? {}
    const isSame = plan?.address.toLowerCase() === address?.toLowerCase()
    return chain
      ? [{ chain, creation, isPending, plan: isSame ? plan : null }]
      : []
  })
  if (address === undefined || here.length === 0)
    return (
      <EmptyState
        title={<PlainTitle>{t('none')}</PlainTitle>}
        icon="search"
        actions={<ButtonLink to="/accounts">{t('toAccounts')}</ButtonLink>}
      >
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  const open = rows.flatMap(({ chain, creation, plan }) =>
    creation && plan ? [{ chainId: chain.chainId, plan }] : [],
  )
  const createAll = async () => {
    if (wallet === undefined) return
    // One network that fails leaves the others; a refusal of the owner ends all.
    for (const on of open)
      if ((await creations.create(on, wallet)) === 'declined') return
  }
  return (
    <>
      <PageTop title={t('title')} description={t('description')} />
      <Stack gap={5}>
        <Card title={t('address')}>
          <Address address={address} variant="full" />
        </Card>
        <Card title={t('networks')}>
          <Stack>
            <ul className="app-networks" aria-label={t('networks')}>
              {rows.map(({ chain, creation, isPending, plan }) =>
                isPending ? (
                  <Skeleton key={chain.chainId} />
                ) : plan && creation ? (
                  <PlannedRow
                    key={chain.chainId}
                    {...{ chain, plan }}
                    state={creations.stateOf(chain.chainId)}
                    isBusy={creations.isBusy || wallet === undefined}
                    onCreate={() => {
                      const { chainId } = chain
                      if (wallet)
                        void creations.create({ chainId, plan }, wallet)
                    }}
                  />
                ) : (
                  <OtherRow
                    key={chain.chainId}
                    {...{ chain, address }}
                    isCreated={creation === undefined}
                    status={t(
                      creation
                        ? 'changed'
                        : creations.stateOf(chain.chainId).isByOthers
                          ? 'createdByOthers'
                          : 'created',
                    )}
                  />
                ),
              )}
            </ul>
          </Stack>
        </Card>
        <div className="app-actions">
          {wallet === undefined ? (
            <Button
              variant="primary"
              size="large"
              onClick={() => setConnecting(true)}
            >
              {t('connect')}
            </Button>
          ) : (
            open.length > 0 && (
              <Button
                variant="primary"
                size="large"
                busy={creations.isBusy}
                onClick={() => void createAll()}
              >
                {t('createAll')}
              </Button>
            )
          )}
        </div>
      </Stack>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
