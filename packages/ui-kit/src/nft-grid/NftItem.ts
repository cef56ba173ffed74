/** A token that exists once; the gateway's collectibles fit. */
export interface NftItem {
  /** Address of the token's contract. */
  address: string
  tokenName: string
  tokenSymbol: string
  /** Decimal, up to 78 digits. */
  id: string
  name?: string | null | undefined
  description?: string | null | undefined
  imageUri?: string | null | undefined
}
