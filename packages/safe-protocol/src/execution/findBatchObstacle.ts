import type { Address } from 'viem'
import { toAddress } from '../bytes/address.ts'
import type { CallNode } from '../decode/CallNode.ts'
import { decodeCall } from '../decode/decodeCall.ts'
import { isTrustedDelegateCall } from '../deployments/identifyContract.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'

/**
 * Why a transaction is executed on its own. `settings`: it calls the safe itself, so
 * that the signatures or the nonces of those after it may no longer fit.
 * `delegate-call`: code runs as the safe that can do the same. `own-gas`: it pays a
 * refund or limits its gas, so that the safe keeps going when its call fails.
 */
export type BatchObstacle = 'settings' | 'delegate-call' | 'own-gas'

const harmless = new Set(['multiSend', 'multiSendCallOnly', 'signMessageLib'])

/**
 * Whether a transaction can be executed together with others of its safe, by one chain
 * transaction that calls `execTransaction` for each. All of them succeed or none does.
 *
 * @returns why not; undefined if it can
 *
 * @example
 * ```ts
 * import {
 *   createSafeTransaction,
 *   encodeChangeThreshold,
 *   findBatchObstacle,
 * } from '@strongroom/safe-protocol'
 *
 * const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 * const change = createSafeTransaction({
 *   to: safe,
 *   data: encodeChangeThreshold({ threshold: 2 }),
 *   nonce: 7n,
 * })
 * findBatchObstacle(change, { safe }) // 'settings'
 * ```
 */
export function findBatchObstacle(
  transaction: Readonly<SafeTransaction>,
  { safe }: { readonly safe: Address },
): BatchObstacle | undefined {
  if (transaction.safeTxGas !== 0n || transaction.gasPrice !== 0n)
    return 'own-gas'
  return findIn(decodeCall(transaction, { safe }), toAddress(safe))
}

function findIn(node: CallNode, safe: Address): BatchObstacle | undefined {
  // Only its hash is approved: it runs later, if at all.
  if (node.approved) return undefined
  if (node.operation === 1 && !isHarmless(node)) return 'delegate-call'
  if (node.operation === 0 && node.to === safe && node.data !== '0x')
    return 'settings'
  for (const child of node.children) {
    const found = findIn(child, safe)
    if (found !== undefined) return found
  }
  return undefined
}

const isHarmless = ({ to, contract, unknown, tooDeep }: CallNode): boolean =>
  !unknown &&
  !tooDeep &&
  contract !== undefined &&
  harmless.has(contract.name) &&
  isTrustedDelegateCall(to)
