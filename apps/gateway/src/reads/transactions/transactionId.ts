import { type Address, getAddress, type Hex, isAddress } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

export type TransactionId =
  | { kind: 'multisig'; safe: Address | null; safeTxHash: Hex }
  | { kind: 'module'; safe: Address; txHash: Hex; logIndex: number }
  | { kind: 'transfer'; safe: Address; txHash: Hex; position: string }
  | { kind: 'unknown' }

const bare = (hash: Hex) => hash.slice(2)

export const multisigId = (safe: Address, safeTxHash: Hex) =>
  `multisig_${safe}_${safeTxHash}`

export const moduleId = (safe: Address, txHash: Hex, logIndex: number) =>
  `module_${safe}_i${bare(txHash)}${logIndex}`

/** Token transfers are known by their log, native ones by their trace. */
export const transferKey = (
  txHash: Hex,
  position: string,
  native: boolean,
): string => `${native ? 'i' : 'e'}${bare(txHash)}${position}`

export const transferId = (
  safe: Address,
  ...transfer: Parameters<typeof transferKey>
) => `transfer_${safe}_${transferKey(...transfer)}`

export const creationId = (safe: Address) => `creation_${safe}`

const isHash = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text)

/**
 * Takes an id apart. Anything that is no id of ours counts as an unknown hash.
 *
 * @throws RefusalError `malformed` when the safe in it is not an address.
 */
export function parseTransactionId(text: string): TransactionId {
  const [word, safeText, rest, ...more] = text.split('_')
  if (word !== 'multisig' && word !== 'module' && word !== 'transfer') {
    const safeTxHash = text.toLowerCase()
    return isHash(safeTxHash)
      ? { kind: 'multisig', safe: null, safeTxHash }
      : { kind: 'unknown' }
  }
  if (safeText === undefined || !isAddress(safeText)) {
    throw new RefusalError('malformed', 'Invalid transaction ID')
  }
  const safe = getAddress(safeText)
  if (rest === undefined || more.length > 0) return { kind: 'unknown' }
  if (word === 'multisig') {
    const safeTxHash = rest.toLowerCase()
    return isHash(safeTxHash)
      ? { kind: 'multisig', safe, safeTxHash }
      : { kind: 'unknown' }
  }
  const [, hash, position] =
    /^[ei]([0-9a-fA-F]{64})(\d{1,9}(?:,\d{1,9})*)$/.exec(rest) ?? []
  if (hash === undefined || position === undefined) return { kind: 'unknown' }
  const txHash: Hex = `0x${hash.toLowerCase()}`
  return word === 'transfer'
    ? { kind: 'transfer', safe, txHash, position }
    : { kind: 'module', safe, txHash, logIndex: Number.parseInt(position, 10) }
}
