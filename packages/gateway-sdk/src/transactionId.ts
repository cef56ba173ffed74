import type { Address, Hex } from './types/index.gen.ts'

/** The parts of a transaction id. */
export type ParsedTransactionId =
  | {
      readonly kind: 'multisig'
      readonly safeAddress: Address
      readonly safeTxHash: Hex
    }
  | {
      readonly kind: 'module'
      readonly safeAddress: Address
      readonly txHash: Hex
      /** Place of the call inside the transaction, such as `3` or `0,1`. */
      readonly traceAddress: string
    }
  | {
      readonly kind: 'transfer'
      readonly safeAddress: Address
      readonly txHash: Hex
      /** `token` transfers are found by log, `native` ones by call. */
      readonly asset: 'token' | 'native'
      /** Log index, or place of the call. */
      readonly index: string
    }
  | { readonly kind: 'creation'; readonly safeAddress: Address }
  | { readonly kind: 'hash'; readonly safeTxHash: Hex }

// Loose on purpose: an id is one when its parts make the same text again.
const id =
  /^(?:([a-z]+)_(0x[\da-fA-F]{40})_?)?([ei]|0x)?([\da-fA-F]{64})?([\d,]*)$/

/**
 * Takes a transaction id apart; undefined for another text.
 *
 * @example
 * import { parseTransactionId } from '@strongroom/gateway-sdk'
 *
 * const parsed = parseTransactionId('creation_0x5aFE3855358E112B5647B952709E6165e1c1eEEe')
 * parsed?.kind // 'creation'
 */
export function parseTransactionId(
  value: string,
): ParsedTransactionId | undefined {
  if (typeof value !== 'string') return
  // A text of another form has no kind.
  const [, kind = 'hash', safe, mark, digits, index = ''] = id.exec(value) ?? [
    '',
    '',
  ]
  const safeAddress = safe as Address
  const txHash: Hex = `0x${digits}`
  const kinds: readonly ParsedTransactionId[] = [
    { kind: 'hash', safeTxHash: txHash },
    { kind: 'creation', safeAddress },
    { kind: 'multisig', safeAddress, safeTxHash: txHash },
    { kind: 'module', safeAddress, txHash, traceAddress: index },
    {
      kind: 'transfer',
      safeAddress,
      txHash,
      asset: mark === 'e' ? 'token' : 'native',
      index,
    },
  ]
  return kinds.find(
    (parsed) => parsed.kind === kind && formatTransactionId(parsed) === value,
  )
}

/**
 * Puts a transaction id together.
 *
 * @example
 * import { formatTransactionId } from '@strongroom/gateway-sdk'
 *
 * formatTransactionId({
 *   kind: 'creation',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * }) // 'creation_0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 */
export function formatTransactionId(parsed: ParsedTransactionId): string {
  const { kind } = parsed
  if (kind === 'hash') return parsed.safeTxHash
  return `${kind}_${parsed.safeAddress}${
    kind === 'creation'
      ? ''
      : kind === 'multisig'
        ? `_${parsed.safeTxHash}`
        : kind === 'module'
          ? `_i${parsed.txHash.slice(2)}${parsed.traceAddress}`
          : `_${parsed.asset === 'token' ? 'e' : 'i'}${parsed.txHash.slice(2)}${parsed.index}`
  }`
}
