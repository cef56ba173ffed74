import { hashSafeTransaction } from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import type { MultisigFields } from '../decode/DecodedLog.ts'

/**
 * The nonce, from `nonce` on, with which the parameters have the hash that the
 * safe reported; undefined when they are of another transaction.
 */
export function matchHash(
  chainId: string,
  safe: Hex,
  hash: Hex,
  fields: MultisigFields,
  nonce: number,
  attempts: number,
): number | undefined {
  // Text that only looks like a call may hold any number here.
  if (fields.operation > 1) return undefined
  const operation: 0 | 1 = fields.operation === 0 ? 0 : 1
  const domain = { chainId: BigInt(chainId), safe }
  for (let i = nonce; i < nonce + attempts; i++) {
    const transaction = { ...fields, operation, nonce: BigInt(i) }
    if (hashSafeTransaction(domain, transaction).safeTxHash === hash) return i
  }
  return undefined
}
