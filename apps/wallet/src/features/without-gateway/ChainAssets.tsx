import {
  type AssetItem,
  AssetTable,
  ErrorState,
  Skeleton,
} from '@strongroom/ui-kit'
import { zeroAddress } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { ChainSource } from './ChainSource.tsx'
import { OwnTokens } from './OwnTokens.tsx'
import { useWithoutGatewayTexts } from './texts.ts'
import {
  useHoldings,
  useListedTokens,
  useOwnTokens,
  useTokensInSight,
} from './useChainFacts.ts'

const unpriced = { fiatBalance: '0', fiatConversion: '0' }

/**
 * Balances of the open safe, read from the chain: its coin, and tokens that the
 * deployment or the owner lists, or that moved lately. Contracts may log any transfer, so a token that
 * is on no list has its amount in base units.
 */
export function ChainAssets() {
  const t = useWithoutGatewayTexts()
  const { chain } = useOpenSafe()
  const tokens = useTokensInSight()
  const own = useOwnTokens()
  const holdings = useHoldings(tokens)
  const facts = useListedTokens(tokens)
  const { data, error, isFetching } = holdings
  if (data === undefined)
    return error ? (
      <ErrorState
        error={error}
        title={t('assetsFailed')}
        onRetry={() => void holdings.refetch()}
        busy={isFetching}
      />
    ) : (
      <Skeleton shape="row" lines={3} label={t('reading')} />
    )
  const coin: AssetItem = {
    ...unpriced,
    tokenInfo: {
      type: 'NATIVE_TOKEN',
      address: zeroAddress,
      name: t('coin', { chain: chain.chainName }),
      ...{
        symbol: chain.nativeCurrency.symbol,
        decimals: chain.nativeCurrency.decimals,
      },
    },
    balance: String(data.coin),
  }
  const held = data.tokens.flatMap(({ address, balance }): AssetItem[] => {
    const fact = facts?.[address]
    const [word] = fact?.words ?? []
    const isOwn = own.includes(address)
    if ((balance === 0n && !isOwn) || word === undefined) return []
    const isProven = fact?.agreement === 'agreed'
    return [
      {
        ...unpriced,
        tokenInfo: {
          ...{ type: 'ERC20', address },
          decimals: isProven ? fact.decimals : null,
          symbol: isProven ? (fact.symbol ?? '') : `“${word.symbol}”`,
          name: isProven ? address : t('claimed'),
        },
        balance: String(balance),
      },
    ]
  })
  return (
    <>
      <AssetTable
        items={[coin, ...held]}
        isListed={({ tokenInfo }) => tokenInfo.decimals !== null}
      />
      <p className="app-advice">
        <ChainSource
          block={data.block.number}
          readAt={holdings.dataUpdatedAt}
        />{' '}
        {t('tokensHint')}
      </p>
      <OwnTokens />
    </>
  )
}
