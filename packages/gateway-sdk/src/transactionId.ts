import type { Address, Hex } from './schemas/index.ts'

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

const id =
  /^(?:(multisig)_(0x[\da-fA-F]{40})_(0x[\da-fA-F]{64})|(module|transfer)_(0x[\da-fA-F]{40})_([ei])([\da-fA-F]{64})([\d,]{0,200})|(creation)_(0x[\da-fA-F]{40})|(0x[\da-fA-F]{64}))$/

/**
 * Takes a transaction id apart; undefined when it is none.
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
  const match = id.exec(value)
  if (match === null) return undefined
  const [, multisig, safe, safeTxHash, other, otherSafe, mark, tx, index = ''] =
    match
  if (multisig)
    return {
      kind: 'multisig',
      safeAddress: safe as Address,
      safeTxHash: safeTxHash as Hex,
    }
  const [creation, creationSafe, bare] = match.slice(9)
  if (creation)
    return { kind: 'creation', safeAddress: creationSafe as Address }
  if (bare) return { kind: 'hash', safeTxHash: bare as Hex }
  const common = { safeAddress: otherSafe as Address, txHash: `0x${tx}` as Hex }
  if (other === 'transfer')
    return {
      kind: 'transfer',
      ...common,
      asset: mark === 'e' ? 'token' : 'native',
      index,
    }
  return mark === 'i'
    ? { kind: 'module', ...common, traceAddress: index }
    : undefined
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
  if (parsed.kind === 'hash') return parsed.safeTxHash
  const start = `${parsed.kind}_${parsed.safeAddress}`
  switch (parsed.kind) {
    case 'multisig':
      return `${start}_${parsed.safeTxHash}`
    case 'module':
      return `${start}_i${parsed.txHash.slice(2)}${parsed.traceAddress}`
    case 'transfer':
      return `${start}_${parsed.asset === 'token' ? 'e' : 'i'}${parsed.txHash.slice(2)}${parsed.index}`
    case 'creation':
      return start
  }
}
