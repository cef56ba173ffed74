import {
  Address,
  Button,
  Card,
  DescriptionList,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address as AddressText } from 'viem'
import {
  inspectSafe,
  type SafeDenial,
  SafeDeniedError,
} from '../../chain/inspectSafe.ts'
import type { SafeState } from '../../chain/readSafeState.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { compareOwners } from './compareOwners.ts'
import { useOtherNetworksTexts } from './texts.ts'

/** The same address on another network, from that network's own endpoints. */
function useElsewhere(address: AddressText, { chainId }: ChainRecord) {
  const { secondRpcFor } = useServices()
  const rpcs = [useRpc(chainId), secondRpcFor(chainId)].filter(
    (rpc) => rpc !== undefined,
  )
  return useQuery({
    queryKey: [
      'wallet',
      'safe-elsewhere',
      { chainId, address, urls: rpcs.map(({ url }) => url) },
    ],
    queryFn: ({ signal }) =>
      inspectSafe(rpcs, { chainId, address }, { signal }),
    retry: false,
  })
}

/** Owners by name, where the browser has one; here or there. */
function OwnerNames({ owners }: { owners: readonly AddressText[] }) {
  const { chainId } = useOpenSafe()
  const names = useNames(chainId)
  return (
    <Stack gap={1}>
      {owners.map((owner) => (
        <Address
          key={owner}
          address={owner}
          name={nameOf(names, owner)}
          variant="full"
        />
      ))}
    </Stack>
  )
}

/** Another safe at the address, compared with this one. */
function SafeThere({
  here,
  there,
  sources,
}: {
  here: SafeState
  there: SafeState
  sources: number
}) {
  const t = useOtherNetworksTexts()
  const difference = compareOwners(here, there)
  const rows: { term: string; value: ReactNode }[] = [
    { term: t('version'), value: there.version },
    {
      term: t('confirmations'),
      value: t('ofOwners', {
        threshold: String(there.threshold),
        owners: String(there.owners.length),
      }),
    },
  ]
  if (difference && difference.added.length > 0)
    rows.push({
      term: t('added'),
      value: <OwnerNames owners={difference.added} />,
    })
  if (difference && difference.missing.length > 0)
    rows.push({
      term: t('missing'),
      value: <OwnerNames owners={difference.missing} />,
    })
  const isSameSet =
    difference?.added.length === 0 && difference.missing.length === 0
  return (
    <Stack>
      {difference === undefined ? (
        <Notice tone="success" title={t('same')} />
      ) : (
        <Notice
          tone={isSameSet ? 'warning' : 'danger'}
          title={t(isSameSet ? 'otherThreshold' : 'different')}
        >
          {!isSameSet && t('differentText')}
        </Notice>
      )}
      <DescriptionList items={rows} />
      <p className="app-advice">{t('sources', { count: sources })}</p>
    </Stack>
  )
}

function denialOf(error: unknown): SafeDenial {
  return error instanceof SafeDeniedError ? error.reason : 'unreachable'
}

function NetworkCard({ chain, here }: { chain: ChainRecord; here: SafeState }) {
  const t = useOtherNetworksTexts()
  const found = useElsewhere(here.address, chain)
  const isFound = found.data !== undefined && !found.isError
  const denial = found.isError ? denialOf(found.error) : undefined
  return (
    <Card
      title={chain.chainName}
      actions={
        isFound ? (
          <ButtonLink
            to="/home"
            search={{ safe: `${chain.shortName}:${here.address}` }}
            aria-label={t('openOn', { chain: chain.chainName })}
          >
            {t('open')}
          </ButtonLink>
        ) : denial === undefined || denial === 'noRpc' ? undefined : (
          <>
            <Button
              onClick={() => void found.refetch()}
              busy={found.isFetching}
            >
              {t('retry')}
            </Button>
            {denial === 'noContract' && (
              <ButtonLink
                to="/settings/add-network"
                search={{ network: chain.chainId }}
                aria-label={t('addOn', { chain: chain.chainName })}
              >
                {t('add')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {isFound ? (
        <SafeThere
          here={here}
          there={found.data.state}
          sources={found.data.sources}
        />
      ) : denial === undefined ? (
        <Skeleton lines={3} />
      ) : denial === 'noContract' ? (
        <p>{t('noContract')}</p>
      ) : (
        <Notice tone="warning" title={t(`${denial}Denial`)} />
      )}
    </Card>
  )
}

/** The safe's address on the other networks of this deployment. */
export function OtherNetworksPage() {
  const t = useOtherNetworksTexts()
  const safe = useOpenSafe()
  const { chains } = useChainRecords()
  const state = useSafeState(safe)
  const others = chains.filter(({ chainId }) => chainId !== safe.chainId)
  return (
    <>
      <SettingsTop
        page="networks"
        title={t('title')}
        description={t('description')}
      />
      <Stack gap={5}>
        {state.data === undefined ? (
          <Card title={t('title')}>
            {state.error ? (
              <ErrorState
                error={state.error}
                title={t('noAnswerHere')}
                onRetry={() => void state.refetch()}
              />
            ) : (
              <Skeleton lines={4} />
            )}
          </Card>
        ) : others.length === 0 ? (
          <Card title={t('title')}>
            <p>{t('onlyOne')}</p>
          </Card>
        ) : (
          others.map((chain) => (
            <NetworkCard key={chain.chainId} chain={chain} here={state.data} />
          ))
        )}
      </Stack>
    </>
  )
}
