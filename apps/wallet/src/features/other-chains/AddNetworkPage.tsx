import { getCreationTransaction } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { Card, ErrorState, Notice, Skeleton, Stack } from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { useAddNetworkTexts } from './addNetworkTexts.ts'
import { Cannot } from './Cannot.tsx'
import {
  type CreationRefusal,
  type ProvenCreation,
  readCreation,
} from './readCreation.ts'

// It waits for the creation anyway.
const Addition = lazy(async () => {
  const { Addition: component } = await import('./Addition.tsx')
  return { default: component }
})

const causedByRpc: ReadonlySet<string> = new Set<CreationRefusal>([
  'missing',
  'pruned',
  'refused',
  'unreachable',
  'addressDiffers',
])

/** How the open safe was created, proven by its address. */
function useCreation(there: Rpc | undefined) {
  const { gateway } = useServices()
  const { chainId, address } = useOpenSafe()
  const here = useRpc(chainId)
  return useQuery({
    queryKey: [
      ...['wallet', 'safe-creation'],
      { chainId, address, urls: [here?.url, there?.url] },
    ],
    queryFn:
      here === undefined
        ? skipToken
        : async ({ signal }): Promise<ProvenCreation> => {
            const claim = await getCreationTransaction(gateway, {
              ...{ chainId, safeAddress: address },
              ...{ signal, retry: 0 },
            }).catch(() => undefined)
            signal.throwIfAborted()
            return readCreation({ here, there }, address, { claim, signal })
          },
    retry: false,
  })
}

/** Creates the open safe at the same address on another network. */
export function AddNetworkPage() {
  const t = useAddNetworkTexts()
  const safe = useOpenSafe()
  const { network } = useSearch({ from: '/safe/settings/add-network' })
  const { chains } = useChainRecords()
  const chain = chains.find(
    ({ chainId }) => chainId === network && chainId !== safe.chainId,
  )
  const here = chains.find(({ chainId }) => chainId === safe.chainId)
  const state = useSafeState(safe)
  const creation = useCreation(useRpc(chain?.chainId ?? ''))
  const problem = creation.error ?? state.error
  return (
    <>
      <SettingsTop
        page="networks"
        title={t('title', { chain: chain?.chainName ?? '' })}
        {...(chain && {
          description: t('description', { chain: chain.chainName }),
        })}
      />
      <Stack gap={5}>
        {chain === undefined || here === undefined ? (
          <Notice tone="warning" title={t('unknownChain')} />
        ) : creation.data?.plan === undefined && creation.data ? (
          <Cannot
            obstacle={{
              ...creation.data,
              step: causedByRpc.has(creation.data.reason) ? 'rpc' : 'another',
            }}
            chain={chain}
            here={here.chainName}
            version=""
            onRetry={() => void creation.refetch()}
          />
        ) : creation.data && state.data ? (
          <Suspense fallback={<Skeleton shape="block" lines={6} />}>
            <Addition
              creation={creation.data}
              state={state.data}
              {...{ chain, here }}
            />
          </Suspense>
        ) : problem ? (
          <ErrorState
            error={problem}
            title={t('unreachableReason', { here: here.chainName })}
            onRetry={() => {
              void creation.refetch()
              void state.refetch()
            }}
          />
        ) : (
          <Card title={t('reading')}>
            <Skeleton lines={4} />
          </Card>
        )}
      </Stack>
    </>
  )
}
