import type { Address } from 'viem'

/** The connected wallet, reduced to what signing needs. */
export interface WalletPort {
  /** The account a review was opened with; checksummed. */
  readonly account: Address
  /** Name of the connector, for sentences. */
  readonly name: string
  request(call: {
    method: string
    params?: readonly unknown[]
  }): Promise<unknown>
  switchChain(chainId: number): Promise<void>
}
