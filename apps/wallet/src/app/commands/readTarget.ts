import type { Address, Hex } from 'viem'
import { parseSafeRef } from '../../core/parseSafeRef.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'

/** A safe or a transaction that a typed text names. */
export type Target =
  | { kind: 'safe'; chain: ChainRecord; address: Address; ref: string }
  | { kind: 'transaction'; hash: Hex }

/**
 * Finds what a text names: the address of a safe, on one network or on any
 * known one, or the hash of a transaction. An address with a wrong checksum
 * names nothing.
 *
 * @example
 * import { readTarget } from './readTarget.ts'
 * readTarget(`0x${'ab'.repeat(32)}`, []) // one target, a transaction
 */
export function readTarget(
  text: string,
  chains: readonly ChainRecord[],
): readonly Target[] {
  const given = text.trim()
  if (/^0x[0-9a-f]{64}$/i.test(given))
    return [{ kind: 'transaction', hash: given.toLowerCase() as Hex }]
  const parsed = parseSafeRef(given)
  const address = parsed.ok
    ? parsed.ref.address
    : parsed.problem === 'noPrefix'
      ? parsed.address
      : undefined
  if (address === undefined) return []
  return chains
    .filter(({ shortName }) => !parsed.ok || shortName === parsed.ref.shortName)
    .map((chain) => ({
      kind: 'safe',
      chain,
      address,
      ref: `${chain.shortName}:${address}`,
    }))
}
