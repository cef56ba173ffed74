import {
  AssetTable,
  EmptyState,
  ErrorState,
  Skeleton,
  TokenAmount,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import type { useAssets } from './useAssets.ts'

/** The native balance straight from the chain. */
export function NativeBalance() {
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const { data, error } = useQuery({
    queryKey: ['wallet', 'balance', rpc?.url, safe.address],
    enabled: rpc !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [safe.address, 'latest'],
          signal,
        }),
      ),
  })
  const { symbol, decimals } = safe.chain.nativeCurrency
  if (rpc === undefined || error) return 'Balance unknown'
  return data === undefined ? (
    <Skeleton />
  ) : (
    <TokenAmount value={BigInt(data)} decimals={decimals} symbol={symbol} />
  )
}

type AssetsState = ReturnType<typeof useAssets>

/** Why there is no table of assets; undefined when there is one. */
export function assetsMissing({
  balances,
  isSettled,
  items,
}: AssetsState): ReactNode | undefined {
  if (balances.data === undefined && balances.failureCount > 0)
    return (
      <>
        <p className="app-sentence">
          <NativeBalance />
        </p>
        <ErrorState
          error={balances.error ?? balances.failureReason}
          title="Token balances could not be loaded"
          onRetry={() => void balances.refetch()}
          busy={balances.isFetching}
        />
      </>
    )
  if (balances.data === undefined || !isSettled)
    return <Skeleton shape="row" lines={3} label="Loading assets" />
  if (items.every(({ balance }) => balance === '0'))
    return (
      <EmptyState title="No assets yet" icon="wallet">
        <p>Send coins or tokens to the safe’s address to fund it.</p>
      </EmptyState>
    )
  return undefined
}

/** The first assets that are not folded away, for a card beside others. */
export function AssetsExcerpt({
  assets,
  limit,
}: {
  assets: AssetsState
  limit: number
}) {
  const { items, classify, isListed, imageOrigin, currency } = assets
  const shown = items.filter(
    (item) => item.balance !== '0' && classify(item) === 'shown',
  )
  return (
    assetsMissing(assets) ?? (
      <AssetTable
        items={shown.slice(0, limit)}
        {...{ isListed, imageOrigin, currency }}
      />
    )
  )
}
