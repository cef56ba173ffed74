import { useBalances } from '@strongroom/react-hooks'
import {
  type AssetClassification,
  type AssetItem,
  classifyAsset,
} from '@strongroom/ui-kit'
import { useCurrency } from '../../core/useCurrency.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'

/** Lists are seldom changed. */
const listedFor = 10 * 60_000

/**
 * What the open safe holds, in the owner's currency, and which of it to fold away:
 * what looks like spam, what the owner hid, and by the settings dust and tokens that
 * neither the gateway's list nor the deployment's has.
 */
export function useAssets() {
  const { chainId, address } = useOpenSafe()
  const { stores, config } = useServices()
  const { currency } = useCurrency()
  const { tokens, dust, hidden } = useStore(stores.settings)
  const safe = { chainId, safeAddress: address, currency }
  const balances = useBalances(safe)
  const trusted = useBalances({
    ...safe,
    trusted: true,
    query: { staleTime: listedFor },
  })
  const isSettled = (query: typeof balances) =>
    !query.isPending || query.failureCount > 0
  const listed =
    trusted.data &&
    new Set(
      [
        ...trusted.data.items.map(({ tokenInfo }) => tokenInfo.address),
        ...Object.keys(config.chains[chainId]?.tokens ?? {}),
      ].map((token) => token.toLowerCase()),
    )
  const placeholder = `${config.gatewayUrl}/assets/token.svg`
  // One picture for every token without a logo tells none of them apart.
  const items = (balances.data?.items ?? []).map((item) =>
    item.tokenInfo.logoUri === placeholder
      ? { ...item, tokenInfo: { ...item.tokenInfo, logoUri: null } }
      : item,
  )
  const isHidden = ({ tokenInfo }: AssetItem) =>
    hidden?.[chainId]?.includes(tokenInfo.address.toLowerCase()) ?? false
  // Until the gateway's list has arrived, every token counts as listed.
  const isListed = ({ tokenInfo }: AssetItem) =>
    tokenInfo.type === 'NATIVE_TOKEN' ||
    listed === undefined ||
    listed.has(tokenInfo.address.toLowerCase())
  const coin = balances.data?.items.find(
    ({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN',
  )?.tokenInfo.symbol
  const classify = (item: AssetItem): AssetClassification => {
    if (isHidden(item)) return 'hidden'
    const dustBelow = dust === 'hide' ? undefined : 0
    const found = classifyAsset(item, { coin, dustBelow })
    return found === 'shown' && tokens !== 'all' && !isListed(item)
      ? 'unlisted'
      : found
  }
  return {
    balances,
    currency,
    /** Whether answers or errors are there, so that no row moves later. */
    isSettled: isSettled(balances) && isSettled(trusted),
    items,
    classify,
    isListed,
    isHidden,
    imageOrigin: new URL(config.gatewayUrl).origin,
  }
}
