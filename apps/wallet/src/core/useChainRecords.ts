import { type ChainInfo, isGatewayError } from '@strongroom/gateway-sdk'
import { type Coin, pinnedChains } from '@strongroom/react-hooks/chain'
import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ConfiguredChain } from '../config/parseConfig.ts'
import type { ChainRecord } from '../storage/parseChainRecords.ts'
import { useStore } from '../storage/useStore.ts'
import { classifyChains, type RefusedChain } from './classifyChains.ts'
import { afterFirstScreen } from './firstScreen.ts'
import { parseSafeRef } from './parseSafeRef.ts'
import { type Services, useServices } from './useServices.ts'

const nothing: readonly ChainInfo[] = []

const coinsKey = ['wallet', 'listed-coins'] as const

/**
 * Query of the table of coins, which networks wait for whose coin is not known
 * without it. A page that opens a safe of another network loads it last.
 */
export const listedCoinsQuery = (config: Services['config']) => ({
  queryKey: coinsKey,
  queryFn: async () => {
    if (isCoinKnown(config)) await afterFirstScreen()
    return import('./listedCoins.ts')
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always' as const,
})

/** Whether the safe in the page's address is of a network whose coin is known. */
function isCoinKnown({ chains }: Services['config']): boolean {
  const given = new URLSearchParams(globalThis.location?.search).get('safe')
  const parsed = parseSafeRef(given ?? undefined)
  if (!parsed.ok) return false
  const { shortName } = parsed.ref
  return [
    ...Object.values(chains).filter((chain) => chain.nativeCurrency),
    ...pinnedChains.filter(({ symbol }) => symbol),
  ].some((chain) => chain.shortName === shortName)
}

/** The coins that are known before the table has loaded. */
function findPinnedCoin(chainId: string): Coin | undefined {
  const symbol = pinnedChains.find((chain) => chain.chainId === chainId)?.symbol
  return symbol && { name: symbol, symbol, decimals: 18 }
}

/** The chains as they are known now, outside of a component. */
export function readChainRecords({
  config,
  gateway,
  queryClient,
  stores,
}: Services): readonly ChainRecord[] {
  const { queryKey } = chainsQueryOptions(gateway)
  const given = queryClient.getQueryData(queryKey)?.results ?? nothing
  return classifyChains(given, {
    configured: config.chains,
    remembered: stores.chains.get(),
    findCoin: readCoins(queryClient)?.findListedCoin ?? findPinnedCoin,
  }).records
}

const readCoins = (queryClient: Services['queryClient']) =>
  queryClient.getQueryData<typeof import('./listedCoins.ts')>(coinsKey)

/**
 * Remembers the chains if all about them is known. Before the first render this
 * saves a second one, by which the page would take notice of them.
 */
export function rememberChains(services: Services): void {
  const { queryClient, stores } = services
  if (readCoins(queryClient) === undefined) return
  const records = readChainRecords(services)
  if (isChanged(records, stores)) stores.chains.set(records)
}

const isChanged = (
  records: readonly ChainRecord[],
  { chains }: Services['stores'],
) => JSON.stringify(records) !== JSON.stringify(chains.get())

/**
 * The chains of this deployment: the gateway's, else the last ones seen. A coin
 * that the gateway alone names is marked in its symbol.
 */
export function useChainRecords(): {
  chains: readonly ChainRecord[]
  /** The gateway's network records that were refused. */
  refused: readonly RefusedChain[]
  isPending: boolean
  /** The gateway does not answer: more may be missing than the networks. */
  isLost: boolean
  error: unknown
} {
  const { config, gateway, stores } = useServices()
  const remembered = useStore(stores.chains)
  const answer = useQuery(chainsQueryOptions(gateway))
  const { data, error, isPending } = answer
  const isLate = useIsLate(data === undefined)
  const isLost = data === undefined && (answer.failureCount > 0 || isLate)
  const given = data?.results ?? nothing
  const table = useQuery(listedCoinsQuery(config))
  const isReady = !table.isPending
  const findCoin = table.data?.findListedCoin ?? findPinnedCoin
  const findName = table.data?.findListedName
  const classified = useMemo(
    () =>
      classifyChains(given, {
        configured: config.chains,
        remembered,
        findCoin,
      }),
    [given, config.chains, remembered, findCoin],
  )
  const { records, unlisted, refused } = classified
  const chains = useMemo(() => {
    const isListed = ({ chainId }: ChainRecord) => !unlisted.includes(chainId)
    // An amount must not change its unit while it is on screen.
    const found = isReady
      ? records.map((one) => (isListed(one) ? one : withClaimedCoin(one)))
      : records.filter(isListed)
    return isLost
      ? [...found, ...ownChains(config, records, findCoin, findName)]
      : found
  }, [records, unlisted, isReady, isLost, config, findCoin, findName])
  useEffect(() => {
    if (isReady && isChanged(records, stores)) stores.chains.set(records)
  }, [records, stores, isReady])
  return {
    chains,
    refused,
    isPending: (!isReady && !isLost) || (isPending && chains.length === 0),
    isLost: isLost || (error !== null && isGatewayLost(error)),
    error: isReady ? error : null,
  }
}

/** Milliseconds after which a page stops waiting for the gateway alone. */
const patience = 4_000

/** Whether something has been missing for longer than an owner should wait for it. */
export function useIsLate(isMissing: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isMissing])
  return isMissing && isLate
}

/** Whether the gateway gave no answer, as opposed to one that says no. */
export const isGatewayLost = (error: Error): boolean =>
  !isGatewayError(error) || error.retryable

/**
 * Chains that no gateway has named in this browser: those of the deployment's
 * configuration and, where no other is known, those of the package's table. Without a
 * gateway their safes are opened from the chain. They are not remembered.
 */
function ownChains(
  { chains }: Services['config'],
  known: readonly ChainRecord[],
  findCoin: (chainId: string) => Coin | undefined,
  findName?: (chainId: string) => string | undefined,
): readonly ChainRecord[] {
  const configured = Object.entries(chains).map(([chainId, chain]) => ({
    ...chain,
    chainId,
  }))
  const listed: readonly (Partial<ConfiguredChain> & { chainId: string })[] =
    known.length > 0
      ? configured
      : [
          ...configured,
          ...pinnedChains.filter(
            ({ chainId, symbol }) => symbol && !(chainId in chains),
          ),
        ]
  return listed.flatMap(({ chainId, shortName, nativeCurrency }) => {
    const coin = findCoin(chainId) ?? nativeCurrency
    const isKnown = known.some((one) => one.chainId === chainId)
    if (isKnown || !shortName || !coin) return []
    const chainName = findName?.(chainId) ?? shortName
    return [{ chainId, chainName, shortName, nativeCurrency: coin }]
  })
}

/** Shows the gateway's word for a coin as a quotation. */
function withClaimedCoin(record: ChainRecord): ChainRecord {
  const { nativeCurrency } = record
  const symbol = `coin “${nativeCurrency.symbol.slice(0, 8)}”`
  return { ...record, nativeCurrency: { ...nativeCurrency, symbol } }
}
