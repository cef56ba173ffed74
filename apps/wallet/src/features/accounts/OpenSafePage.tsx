import './accounts.css'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Address as AddressText } from 'viem'
import { inspectSafe } from '../../chain/inspectSafe.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { parseSafeRef } from '../../core/parseSafeRef.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import { useOpenSafeTexts } from './openSafeTexts.ts'

const loadInspection = () => import('./Inspection.tsx')
const Inspection = lazy(async () => {
  const { Inspection: component } = await loadInspection()
  return { default: component }
})

/** Reads a safe from the chain and shows it before it joins the list. */
export function OpenSafePage() {
  const t = useOpenSafeTexts()
  const { ref } = useSearch({ from: '/open-safe' })
  const { rpcFor, secondRpcFor } = useServices()
  const { chains, isPending } = useChainRecords()
  const parsed = parseSafeRef(ref)
  const chain = parsed.ok
    ? chains.find(({ shortName }) => shortName === parsed.ref.shortName)
    : undefined
  const address = parsed.ok ? parsed.ref.address : undefined
  const chainId = chain?.chainId ?? ''
  const inspection = useQuery({
    queryKey: ['wallet', 'inspect-safe', chainId, address],
    enabled: chain !== undefined && address !== undefined,
    queryFn: ({ signal }) => {
      // Loads while the endpoints answer; a failure shows when it is rendered.
      loadInspection().catch(() => undefined)
      return inspectSafe(
        [rpcFor(chainId), secondRpcFor(chainId)].filter(
          (rpc) => rpc !== undefined,
        ),
        { chainId, address: address as AddressText },
        { signal },
      )
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })
  const reading = <Skeleton lines={6} label={t('reading')} />
  return (
    <>
      <PageTop title={t('title')} description={t('about')} />
      {chain === undefined || address === undefined ? (
        parsed.ok && isPending ? (
          <Skeleton lines={3} />
        ) : (
          <ErrorState
            error={undefined}
            title={t('noRef')}
            actions={<ButtonLink to="/accounts">{t('back')}</ButtonLink>}
          >
            <p>{t('noRefText')}</p>
          </ErrorState>
        )
      ) : inspection.isPending ? (
        reading
      ) : (
        <Suspense fallback={reading}>
          <Inspection
            key={`${chainId}:${address}`}
            chain={chain}
            address={address}
            inspected={inspection.data}
            error={inspection.error}
            onRetry={() => void inspection.refetch()}
          />
        </Suspense>
      )}
    </>
  )
}
