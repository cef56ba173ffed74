import { getAddress, type Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createRpc.ts'
import { fromQuantity } from '../../platform/rpc/quantity.ts'
import { requireResult } from '../../platform/rpc/requireResult.ts'
import { IncompleteRepairError } from '../chainErrors.ts'
import type { BlockRef } from '../fetch/ChainLog.ts'
import { readNonces } from '../fetch/readNonces.ts'
import type { Rows } from '../replay/Rows.ts'
import type { SafeBook } from '../replay/SafeBook.ts'

export interface WholeOptions {
  /** Lower case. */
  safes: ReadonlySet<Hex>
  book: SafeBook
  rows: Rows
  head: BlockRef
  /** Transactions that the index has rows of these safes in. */
  indexed: ReadonlySet<Hex>
}

/** Does the receipt of a transaction up to the head have a log of the safes? */
const concerns = (
  value: unknown,
  { safes, head }: Pick<WholeOptions, 'safes' | 'head'>,
): boolean => {
  if (value === null) return false
  const { blockNumber, logs } = Object(value) as Record<string, unknown>
  if (fromQuantity(blockNumber) > head.number) return false
  return (Array.isArray(logs) ? logs : []).some((entry) => {
    const log = Object(entry) as Record<string, unknown>
    const topics = Array.isArray(log['topics']) ? log['topics'] : []
    const named = topics.map((topic) => `0x${String(topic).slice(26)}`)
    const places = [String(log['address']), ...named]
    return places.some((place) => safes.has(place.toLowerCase() as Hex))
  })
}

/**
 * Makes sure that rows which were read anew are complete: they have every
 * transaction that the index has and the node still knows, and every one that
 * the nonce counts. Otherwise a node that leaves out logs would empty the safe
 * in the repair.
 *
 * @throws IncompleteRepairError
 */
export async function requireWhole(
  rpc: Rpc,
  { safes, book, rows, head, indexed }: WholeOptions,
): Promise<void> {
  const read = new Set(rows.ethTransactions.map(({ hash }) => hash))
  const lost = [...indexed].filter((hash) => !read.has(hash))
  const answers = await rpc.batch(
    lost.map((hash) => ({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })),
  )
  for (const [i, answer] of answers.entries()) {
    if (!concerns(requireResult(answer), { safes, head })) continue
    throw new IncompleteRepairError(
      `The node leaves out logs of transaction ${lost[i]}.`,
    )
  }
  const known = [...book]
  const targets = known.map(([safe]) => ({ safe, block: head }))
  const nonces = await readNonces(rpc, targets)
  for (const [i, [safe, { nonce }]] of known.entries()) {
    const actual = nonces[i]
    if (actual === undefined || actual === nonce) continue
    throw new IncompleteRepairError(
      `The node leaves out logs of safe ${getAddress(safe)}: its nonce is ${actual}, and the logs make ${nonce}.`,
    )
  }
}
