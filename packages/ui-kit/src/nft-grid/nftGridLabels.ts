/** Texts of `NftGrid`. */
export interface NftGridLabels {
  loading: string
  empty: string
  emptyText: string
  failed: string
  tokenId: string
  count: (count: number) => string
  none: string
  slow: string
  broken: string
  oversized: string
}

export const defaultNftGridLabels: NftGridLabels = {
  loading: 'Loading NFTs',
  empty: 'No NFTs yet',
  emptyText: 'Those sent to this safe are shown here.',
  failed: 'The NFTs could not be loaded',
  tokenId: 'Token',
  count: (count) => (count === 1 ? '1 token' : `${count} tokens`),
  none: 'No picture',
  slow: 'The picture takes long',
  broken: 'The picture could not be loaded',
  oversized: 'The picture is too large',
}
