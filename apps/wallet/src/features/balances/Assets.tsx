import { useBalances } from '@strongroom/react-hooks'
import {
  AssetTable,
  classifyAsset,
  EmptyState,
  ErrorState,
  Skeleton,
  TokenAmount,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useCurrency } from '../../core/useCurrency.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** The native balance straight from the chain. */
function NativeBalance({ safe }: { safe: OpenSafe }) {
  const rpc = useRpc(safe.chainId)
  const { data } = useQuery({
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
  return (
    <p className="app-sentence">
      {data === undefined ? (
        <Skeleton />
      ) : (
        <TokenAmount value={BigInt(data)} decimals={decimals} symbol={symbol} />
      )}
    </p>
  )
}

/** Coins and tokens of the open safe, with a way to send each. */
export function Assets({ limit }: { limit?: number }) {
  const safe = useOpenSafe()
  const { currency } = useCurrency()
  const balances = useBalances({
    chainId: safe.chainId,
    safeAddress: safe.address,
    currency,
  })
  if (balances.data === undefined && balances.failureCount > 0)
    return (
      <>
        <NativeBalance safe={safe} />
        <ErrorState
          error={balances.error ?? balances.failureReason}
          title="Token balances could not be loaded"
          onRetry={() => void balances.refetch()}
          busy={balances.isFetching}
        />
      </>
    )
  if (balances.data === undefined)
    return <Skeleton shape="row" lines={3} label="Loading assets" />
  const { items } = balances.data
  if (items.every(({ balance }) => balance === '0'))
    return (
      <EmptyState title="No assets yet" icon="wallet">
        <p>Send coins or tokens to the safe’s address to fund it.</p>
      </EmptyState>
    )
  const unpriced = items.every(
    ({ fiatConversion }) => !(Number(fiatConversion) > 0),
  )
  return (
    <>
      <AssetTable
        currency={currency}
        items={limit === undefined ? items : items.slice(0, limit)}
        {...(limit === undefined
          ? { sortable: true, classify: classifyAsset }
          : { className: 'app-assets-short' })}
        renderActions={({ tokenInfo }) =>
          tokenInfo.type === 'ERC20' || tokenInfo.type === 'NATIVE_TOKEN' ? (
            <ButtonLink
              size="small"
              to="/send"
              search={{
                token:
                  tokenInfo.type === 'ERC20' ? tokenInfo.address : undefined,
              }}
              aria-label={`Send ${tokenInfo.symbol}`}
            >
              Send
            </ButtonLink>
          ) : null
        }
      />
      {limit === undefined && unpriced && (
        <p className="app-advice">
          The gateway knows no prices for these assets, so no values are shown.
        </p>
      )}
    </>
  )
}
