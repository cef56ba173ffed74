import type { TypedData } from '@strongroom/gateway-sdk'
import {
  hashMessageDigest,
  hashSafeMessageBytes,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { SafeHashes } from '../proposals/hashTransaction.ts'
import { checkTypedData } from './checkTypedData.ts'

export interface MessageHashes {
  /** Hash of the text or the typed data: what an app knows. */
  digest: Hex
  /** Hashes of the message. Owners sign `safeTxHash`, as with transactions. */
  hashes: SafeHashes
}

const digestOf = (content: string | TypedData): Hex => {
  if (typeof content === 'string') return hashMessageDigest(content)
  const data = checkTypedData(content)
  try {
    return hashMessageDigest(data)
  } catch {
    throw new RefusalError(
      'rejected',
      'Provided dictionary is not a valid EIP712 message',
    )
  }
}

/**
 * Computes the hash that owners sign for a message of their safe.
 *
 * @throws RefusalError `rejected` or `invalid` when it cannot be hashed.
 */
export function hashMessage(
  content: string | TypedData,
  domain: { chainId: string; safe: Address; version: string | null },
): MessageHashes {
  const digest = digestOf(content)
  try {
    const { safeMessageHash, ...rest } = hashSafeMessageBytes(
      {
        chainId: BigInt(domain.chainId),
        safe: domain.safe,
        version: domain.version ?? undefined,
      },
      digest,
    )
    return { digest, hashes: { ...rest, safeTxHash: safeMessageHash } }
  } catch {
    throw new RefusalError('invalid', 'Could not calculate messageHash')
  }
}
