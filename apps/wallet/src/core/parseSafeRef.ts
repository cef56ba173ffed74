import { toAddress } from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/** A safe as a link names it: chain short name (EIP-3770) and address. */
export interface SafeRef {
  shortName: string
  address: Address
}

export type SafeRefProblem =
  | 'missing'
  | 'malformed'
  | 'noPrefix'
  | 'badChecksum'

export type SafeRefResult =
  | { ok: true; ref: SafeRef }
  | { ok: false; problem: SafeRefProblem; address?: Address }

/**
 * Reads a `shortName:0x…` reference. A reference without a chain, or whose
 * address is in mixed case with a wrong checksum, is reported and never
 * repaired: guessing the chain or the address could open another safe.
 *
 * @example
 * import { parseSafeRef } from './parseSafeRef.ts'
 * parseSafeRef('geth:0x0000000000000000000000000000000000000001')
 */
export function parseSafeRef(value: string | undefined): SafeRefResult {
  const given = value?.trim() ?? ''
  if (given === '') return { ok: false, problem: 'missing' }
  const match = /^(?:([a-z0-9-]{1,32}):)?(0x[0-9a-f]{40})$/i.exec(given)
  const raw = match?.[2]
  if (!match || raw === undefined) return { ok: false, problem: 'malformed' }
  const address = readAddress(raw)
  if (address === undefined) return { ok: false, problem: 'badChecksum' }
  const shortName = match[1]
  if (shortName === undefined)
    return { ok: false, problem: 'noPrefix', address }
  return { ok: true, ref: { shortName, address } }
}

/** Checksummed address; undefined if the text is not an address or its checksum is wrong. */
export function readAddress(text: string): Address | undefined {
  try {
    return toAddress(`0x${text.slice(2)}`)
  } catch {
    return undefined
  }
}

/** Writes a reference the way links and copy buttons carry it. */
export function formatSafeRef(ref: SafeRef): string {
  return `${ref.shortName}:${ref.address}`
}
