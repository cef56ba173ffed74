import type { Hex } from 'viem'
import { stripFixed } from '../bytes/hex.ts'
import {
  hashSafeMessageBytes,
  type SafeMessageHashes,
} from '../hash/hashSafeMessage.ts'
import type { SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import type { SafeDomain } from '../hash/SafeTransaction.ts'
import type { SafeVersion } from '../SafeVersion.ts'

/** Request for the owners of a parent safe so that it signs for its child. */
export type NestedSigningRequest =
  | ({
      possible: true
      /** The bytes inside `SafeMessage(bytes message)` of the parent. */
      message: Hex
    } & SafeMessageHashes)
  | {
      /**
       * The pair supports no contract signature: propose `approveHash` on the
       * parent.
       */
      possible: false
    }

/**
 * Bytes that the owners of a parent safe sign when the parent is an owner of a
 * child safe. A child below 1.5.0 passes its owners the 66-byte pre-image
 * `0x1901 ‖ domain ‖ message`, through a call that 1.5.0's handler no longer
 * has; a child from 1.5.0 on passes the 32-byte hash. `approveHash` works in
 * every combination.
 *
 * @example
 * ```ts
 * import {
 *   createSafeTransaction,
 *   getNestedSigningRequest,
 *   hashSafeTransaction,
 * } from '@strongroom/safe-protocol'
 *
 * const child = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const request = getNestedSigningRequest({
 *   child: { version: '1.4.1', hashes: hashSafeTransaction(
 *     { chainId: 2020, safe: child },
 *     createSafeTransaction({ to: child, nonce: 0n }),
 *   ) },
 *   parent: {
 *     chainId: 2020,
 *     safe: '0x000000000000000000000000000000000000dEaD',
 *     version: '1.3.0',
 *   },
 * })
 * ```
 */
export function getNestedSigningRequest(parameters: {
  child: { version: SafeVersion; hashes: SafeTransactionHashes }
  parent: SafeDomain & { version: SafeVersion }
}): NestedSigningRequest {
  const { child, parent } = parameters
  const isHash = child.version === '1.5.0'
  if (!isHash && parent.version === '1.5.0') return { possible: false }
  const { domainHash, messageHash, safeTxHash } = child.hashes
  const message: Hex = isHash
    ? safeTxHash
    : `0x1901${stripFixed(domainHash, 32, 'domainHash')}${stripFixed(messageHash, 32, 'messageHash')}`
  return {
    possible: true,
    message,
    ...hashSafeMessageBytes(parent, message),
  }
}
