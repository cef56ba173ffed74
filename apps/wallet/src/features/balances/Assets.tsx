import {
  EmptyState,
  ErrorState,
  Skeleton,
  TokenAmount,
} from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import { useCoinBalance } from '../../core/useCoinBalance.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useAssetsTexts } from './assetsTexts.ts'
import type { useAssets } from './useAssets.ts'

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
      <>
        <p className="app-sentence">
          <NativeBalance />
        </p>
        <ErrorState
          error={balances.error ?? balances.failureReason}
          title={t('failed')}
          onRetry={() => void balances.refetch()}
          busy={balances.isFetching}
        />
      </>
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
