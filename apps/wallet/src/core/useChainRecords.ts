import type { ChainInfo } from '@strongroom/gateway-sdk'
import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ChainRecord } from '../storage/parseChainRecords.ts'
import { useStore } from '../storage/useStore.ts'
import { classifyChains, type RefusedChain } from './classifyChains.ts'
import { type Services, useServices } from './useServices.ts'

const nothing: readonly ChainInfo[] = []

/** The chains as they are known now, outside of a component. */
export function readChainRecords({
  config,
  gateway,
  queryClient,
  stores,
}: Services): readonly ChainRecord[] {
  const { queryKey } = chainsQueryOptions(gateway)
  const given = queryClient.getQueryData(queryKey)?.results ?? nothing
  const known = { configured: config.chains, remembered: stores.chains.get() }
  return classifyChains(given, known).records
}

/** The chains of this deployment: the gateway's, else the last ones seen. */
export function useChainRecords(): {
  chains: readonly ChainRecord[]
  /** The gateway's network records that were refused. */
  refused: readonly RefusedChain[]
  isPending: boolean
  error: unknown
} {
  const { config, gateway, stores } = useServices()
  const remembered = useStore(stores.chains)
  const { data, error, isPending } = useQuery(chainsQueryOptions(gateway))
  const given = data?.results ?? nothing
  const classified = useMemo(
    () => classifyChains(given, { configured: config.chains, remembered }),
    [given, config.chains, remembered],
  )
  const { records, refused } = classified
  useEffect(() => {
    if (JSON.stringify(records) !== JSON.stringify(stores.chains.get()))
      stores.chains.set(records)
  }, [records, stores.chains])
  return {
    chains: records,
    refused,
    isPending: isPending && records.length === 0,
    error,
  }
}
