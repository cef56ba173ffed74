import { cleanText } from '../text/cleanText.ts'
import { readUint } from '../transaction/readUint.ts'
import type { AssetItem } from './AssetItem.ts'

/** A column of `AssetTable` that sorts. */
export type AssetColumn = 'asset' | 'balance' | 'price' | 'change' | 'value'

/** The column and direction that assets are sorted by. */
export interface AssetSort {
  by: AssetColumn
  direction: 'ascending' | 'descending'
}

/** Sorts a copy; assets without a price come last either way. */
export function sortAssets<Item extends AssetItem>(
  items: readonly Item[],
  sort: AssetSort | undefined,
): readonly Item[] {
  if (sort === undefined) return items
  const sign = sort.direction === 'ascending' ? 1 : -1
  const compare = comparers[sort.by]
  const unknown = (item: Item) =>
    sort.by === 'change'
      ? !item.fiatBalance24hChange
      : (sort.by === 'price' || sort.by === 'value') &&
        !(Number(item.fiatConversion) > 0)
  return [...items].sort(
    (a, b) => Number(unknown(a)) - Number(unknown(b)) || sign * compare(a, b),
  )
}

const nameOf = ({ tokenInfo }: AssetItem) =>
  cleanText(tokenInfo.name || tokenInfo.symbol, 64).text

const comparers: Record<AssetColumn, (a: AssetItem, b: AssetItem) => number> = {
  asset: (a, b) => nameOf(a).localeCompare(nameOf(b), 'en'),
  balance: compareBalances,
  price: (a, b) => difference(a.fiatConversion, b.fiatConversion),
  change: (a, b) =>
    difference(a.fiatBalance24hChange ?? '', b.fiatBalance24hChange ?? ''),
  value: (a, b) => difference(a.fiatBalance, b.fiatBalance),
}

const difference = (a: string, b: string) => (Number(a) || 0) - (Number(b) || 0)

/** In whole coins, and exact: balances are larger than numbers hold. */
function compareBalances(a: AssetItem, b: AssetItem): number {
  const scale = Math.max(decimalsOf(a), decimalsOf(b))
  const amount = (item: AssetItem) =>
    (readUint(item.balance) ?? 0n) * 10n ** BigInt(scale - decimalsOf(item))
  const [left, right] = [amount(a), amount(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function decimalsOf({ tokenInfo }: AssetItem): number {
  const { decimals } = tokenInfo
  return Number.isInteger(decimals)
    ? Math.min(Math.max(Number(decimals), 0), 255)
    : 0
}
