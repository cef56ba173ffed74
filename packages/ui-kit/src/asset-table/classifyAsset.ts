import { cleanText } from '../text/cleanText.ts'
import type { AssetItem } from './AssetItem.ts'

/** Why a token is kept out of the list at first. */
export type AssetClassification =
  | 'shown'
  | 'dust'
  | 'untrusted'
  | 'unlisted'
  | 'hidden'

/** Options of `classifyAsset`. */
export interface ClassifyAssetOptions {
  /** Worth less than this is dust. @default 0.01 */
  dustBelow?: number | undefined
  /** Symbol of the chain's own coin, which no token has a right to. */
  coin?: string | undefined
}

const link = /https?:|www\.|\b[a-z0-9-]+\.[a-z]{2,}\b|t\.me/iu

/**
 * Classifies tokens: names with links, with invisible letters, or with the
 * symbol of the chain's `coin` are `untrusted`, and a worth below `dustBelow`
 * is `dust`. A coin of the chain, and a token with an unknown price, is always
 * `shown`.
 *
 * @example
 * ```ts
 * import { classifyAsset } from '@strongroom/ui-kit'
 *
 * classifyAsset({
 *   tokenInfo: {
 *     type: 'ERC20',
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     symbol: 'WIN',
 *     name: 'Claim at win.example',
 *   },
 *   balance: '1',
 *   fiatBalance: '0',
 *   fiatConversion: '0',
 * }) // 'untrusted'
 * ```
 */
export function classifyAsset(
  { tokenInfo, fiatBalance, fiatConversion }: AssetItem,
  { dustBelow = 0.01, coin }: ClassifyAssetOptions = {},
): AssetClassification {
  if (tokenInfo.type === 'NATIVE_TOKEN') return 'shown'
  const texts = [tokenInfo.name, tokenInfo.symbol]
  const isOdd = texts.some(
    (text) =>
      link.test(text) ||
      cleanText(text, 64).flags.length > 0 ||
      text.trim().toLowerCase() === coin?.toLowerCase(),
  )
  if (isOdd) return 'untrusted'
  const isPriced = Number(fiatConversion) > 0
  return isPriced && Number(fiatBalance) < dustBelow ? 'dust' : 'shown'
}
