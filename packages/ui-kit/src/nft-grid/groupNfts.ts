import { cleanText } from '../text/cleanText.ts'
import type { NftItem } from './NftItem.ts'

export interface NftCollection {
  address: string
  /** Name that the contract gives itself: anybody may take any name. */
  name: string
  items: readonly NftItem[]
}

/**
 * Puts tokens under their contracts, by name. Contracts that call themselves
 * the same stay apart, and a token that is listed twice is shown once.
 */
export function groupNfts(items: readonly NftItem[]): NftCollection[] {
  const groups = new Map<string, { name: string; byId: Map<string, NftItem> }>()
  for (const item of items) {
    const key = item.address.toLowerCase()
    const group = groups.get(key) ?? {
      name: item.tokenName || item.tokenSymbol,
      byId: new Map<string, NftItem>(),
    }
    group.byId.set(item.id, group.byId.get(item.id) ?? item)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map(({ name, byId }) => {
      const sorted = [...byId.values()].sort(byNumber)
      return { address: sorted[0]?.address ?? '', name, items: sorted }
    })
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
}

const nameOf = ({ name, address }: NftCollection) =>
  `${cleanText(name, 64).text} ${address}`

/** Ids are numbers too large for `Number`. */
function byNumber(a: NftItem, b: NftItem): number {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
