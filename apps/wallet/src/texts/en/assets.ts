export const texts = {
  unknown: 'Balance unknown',
  loading: 'Loading assets',
  empty: 'No assets yet',
  emptyText: 'Send coins or tokens to the safe’s address to fund it.',
} as const
