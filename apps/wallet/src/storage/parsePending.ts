import type { Address, Hex } from 'viem'
import { isAddressText, isChainId, isHexOf, isRecord } from './guards.ts'

/** An execution handed to a wallet whose outcome is not known yet. */
export interface PendingExecution {
  chainId: string
  safe: Address
  safeTxHash: Hex
  /** Nonce of the safe transaction, as a decimal. */
  nonce: string
  /** Hash of the chain transaction; null while the wallet prompt is open. */
  txHash: Hex | null
  account: Address
  /** Milliseconds since 1970. */
  submitted: number
}

export function parsePending(
  value: unknown,
): readonly PendingExecution[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(isPending)
}

function isPending(value: unknown): value is PendingExecution {
  return (
    isRecord(value) &&
    isChainId(value['chainId']) &&
    isAddressText(value['safe']) &&
    isHexOf(value['safeTxHash'], 32) &&
    typeof value['nonce'] === 'string' &&
    /^\d+$/.test(value['nonce']) &&
    (value['txHash'] === null || isHexOf(value['txHash'], 32)) &&
    isAddressText(value['account']) &&
    typeof value['submitted'] === 'number'
  )
}
