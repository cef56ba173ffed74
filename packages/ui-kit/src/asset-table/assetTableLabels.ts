import type { AssetClassification } from './classifyAsset.ts'

/** Texts of `AssetTable`. */
export interface AssetTableLabels {
  caption: string
  asset: string
  balance: string
  price: string
  value: string
  change: string
  /** Label of the control that sorts where heads have no room. */
  sortBy: string
  actions: string
  noPrice: string
  /** Read aloud where the gateway sent no number. */
  noBalance: string
  loading: string
  failed: string
  empty: string
  emptyText: string
  /** Label of the button that shows folded rows. */
  unfold: (classifications: readonly AssetClassification[]) => string
  fold: string
  /** The mark of a row that was folded away. */
  classification: (classification: AssetClassification) => string
}

const words: Record<AssetClassification, string> = {
  shown: '',
  dust: 'small',
  untrusted: 'suspicious',
  unlisted: 'on no list',
  hidden: 'hidden',
}

const marks: Record<AssetClassification, string> = {
  shown: '',
  dust: 'Small',
  untrusted: 'Suspicious',
  unlisted: 'On no list',
  hidden: 'Hidden',
}

export const assetTableLabels: AssetTableLabels = {
  caption: 'Assets',
  asset: 'Asset',
  balance: 'Balance',
  price: 'Price',
  value: 'Value',
  change: '24 hours',
  sortBy: 'Sort by',
  actions: 'Actions',
  noPrice: 'No price',
  noBalance: 'No balance',
  loading: 'Loading assets',
  failed: 'The balances could not be loaded',
  empty: 'No assets yet',
  emptyText: 'Coins and tokens sent to this safe are shown here.',
  unfold(classifications) {
    const parts = (['untrusted', 'unlisted', 'dust', 'hidden'] as const)
      .map((kind) => ({
        kind,
        count: classifications.filter((one) => one === kind).length,
      }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => `${count} ${words[kind]}`)
    return `Show ${classifications.length} more: ${parts.join(', ')}`
  },
  fold: 'Show fewer',
  classification: (classification) => marks[classification],
}
