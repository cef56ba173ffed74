import type { Address, Hex } from 'viem'

/** Every field an owner signs; amounts in wei or in units of `gasToken`. */
export interface SafeTransaction {
  to: Address
  /** Wei sent along. */
  value: bigint
  data: Hex
  /** 0 = call, 1 = delegatecall (the target's code runs as the safe). */
  operation: 0 | 1
  /** Gas for the inner call; 0 = all there is, and a failure reverts. */
  safeTxGas: bigint
  /** Gas to refund that is not part of the inner call. */
  baseGas: bigint
  /** Price of the refund; 0 = no refund. */
  gasPrice: bigint
  /** Token of the refund; the zero address = the native coin. */
  gasToken: Address
  /** Receiver of the refund; the zero address = the sender of the execution. */
  refundReceiver: Address
  nonce: bigint
}

/** Which safe on which chain signs. */
export interface SafeDomain {
  chainId: number | bigint
  safe: Address
  /** Only matters below 1.3.0, where the chain is not part of the domain. */
  version?: string | undefined
}

/** The fields in the order in which they are hashed. */
export const safeTxFields =
  'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce'
