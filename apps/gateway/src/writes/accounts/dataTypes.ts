import type { AccountDataType } from '@strongroom/gateway-sdk/schemas'

/** Kinds of data that the holder of an account decides about. */
export const dataTypes: readonly AccountDataType[] = [
  {
    id: '1',
    name: 'CounterfactualSafes',
    description: 'Safes that are prepared but not on a chain yet.',
    isActive: true,
  },
  {
    id: '2',
    name: 'Watchlist',
    description: 'Safes that are followed without owning them.',
    isActive: true,
  },
]
