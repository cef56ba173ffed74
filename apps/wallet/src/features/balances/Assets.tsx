import { EmptyState, Skeleton, TokenAmount } from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCoinBalance } from '../../core/useCoinBalance.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useAssetsTexts } from './assetsTexts.ts'
import type { useAssets } from './useAssets.ts'

// Only without a gateway the chain is read for all balances.
const ChainAssets = lazy(async () => {
  const { ChainAssets: component } = await import(
    '../without-gateway/ChainAssets.tsx'
  )
  return { default: component }
})

/** The native balance straight from the chain. */
export function NativeBalance() {
  const t = useAssetsTexts()
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const { data, error } = useCoinBalance(safe.chainId, safe.address)
  const { symbol, decimals } = safe.chain.nativeCurrency
  if (rpc === undefined || error) return t('unknown')
  return data === undefined ? (
    <Skeleton />
  ) : (
    <TokenAmount value={data} decimals={decimals} symbol={symbol} />
  )
}

type AssetsState = ReturnType<typeof useAssets>

/** Why there is no table of assets; undefined when there is one. */
export function useMissingAssets({
  balances,
  isSettled,
  items,
}: AssetsState): ReactNode | undefined {
  const t = useAssetsTexts()
  if (balances.data === undefined && balances.failureCount > 0)
    return (
      <Suspense
        fallback={<Skeleton shape="row" lines={3} label={t('loading')} />}
      >
        <ChainAssets />
      </Suspense>
    )
  if (balances.data === undefined || !isSettled)
    return <Skeleton shape="row" lines={3} label={t('loading')} />
  if (items.every(({ balance }) => balance === '0'))
    return (
      <EmptyState title={t('empty')} icon="wallet">
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  return undefined
}
