import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useStore } from '../../storage/useStore.ts'
import { useServices } from '../ServicesContext.ts'
import { toChainRecord } from './toChainRecord.ts'

/** The chains of this deployment: the gateway's, else the last ones seen. */
export function useChainRecords(): {
  chains: readonly ChainRecord[]
  isPending: boolean
  error: unknown
} {
  const { gateway, stores } = useServices()
  const remembered = useStore(stores.chains)
  const { data, error, isPending } = useQuery(chainsQueryOptions(gateway))
  useEffect(() => {
    if (data === undefined) return
    const records = data.results
      .map(toChainRecord)
      .filter((record) => record !== undefined)
    if (JSON.stringify(records) !== JSON.stringify(stores.chains.get()))
      stores.chains.set(records)
  }, [data, stores.chains])
  return {
    chains: remembered,
    isPending: isPending && remembered.length === 0,
    error,
  }
}
