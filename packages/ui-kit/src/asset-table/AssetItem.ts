/** A balance; those of the gateway fit. */
export interface AssetItem {
  tokenInfo: {
    type: string
    address: string
    decimals?: number | null | undefined
    symbol: string
    name: string
    logoUri?: string | null | undefined
  }
  /** In the smallest unit, decimal. */
  balance: string
  fiatBalance: string
  fiatConversion: string
  /** Change of the price within 24 hours, in percent. */
  fiatBalance24hChange?: string | null | undefined
}
