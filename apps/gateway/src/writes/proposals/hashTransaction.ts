import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

/** The hash owners sign, and its parts. */
export interface SafeHashes {
  domainHash: Hex
  messageHash: Hex
  safeTxHash: Hex
}

/** From 1.5.0 on safes ask their owners in the standard's final form. */
export const asksByHash = (version: string | null): boolean => {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  return major > 1 || (major === 1 && minor >= 5)
}

interface HashableTransaction {
  to: Address
  value: string
  data: Hex
  operation: number
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  refundReceiver: Address
  nonce: number
}

/**
 * The hash that owners sign, from the fields alone.
 *
 * @throws RefusalError `invalid` when the fields make no transaction.
 */
export function hashTransaction(
  transaction: HashableTransaction,
  domain: { chainId: string; safe: Address; version: string | null },
): SafeHashes {
  const { operation } = transaction
  try {
    return hashSafeTransaction(
      {
        chainId: BigInt(domain.chainId),
        safe: domain.safe,
        version: domain.version ?? undefined,
      },
      createSafeTransaction({
        ...transaction,
        value: BigInt(transaction.value),
        operation: operation === 1 ? 1 : 0,
        safeTxGas: BigInt(transaction.safeTxGas),
        baseGas: BigInt(transaction.baseGas),
        gasPrice: BigInt(transaction.gasPrice),
        nonce: BigInt(transaction.nonce),
      }),
    )
  } catch {
    throw new RefusalError('invalid', 'Could not calculate safeTxHash')
  }
}
