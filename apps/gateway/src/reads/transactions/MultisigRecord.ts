import type { Address, Hex } from 'viem'

export interface ConfirmationRecord {
  owner: Address
  /** The owner's part in packed form. */
  signature: Hex
  submitted: number
}

export interface ExecutionRecord {
  txHash: Hex
  blockNumber: number
  timestamp: number
  /** Packed, as they were in the executing call. */
  signatures: Hex
  executor: Address
  success: boolean
  payment: string
  fee: string
  threshold: number
}

/**
 * A multisig transaction from both halves of the store: the owners' records and
 * the chain's.
 */
export interface MultisigRecord {
  chainId: string
  safeTxHash: Hex
  safe: Address
  nonce: number
  to: Address
  value: string
  data: Hex
  operation: number
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  refundReceiver: Address
  origin: string | null
  /** Null for one that was never proposed here. */
  proposer: Address | null
  proposedByDelegate: Address | null
  submitted: number
  modified: number
  confirmations: readonly ConfirmationRecord[]
  /** Null until the chain executed it. */
  execution: ExecutionRecord | null
}
