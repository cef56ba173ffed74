import { checksumAddress } from '@strongroom/internal/checksumAddress'
import type { Hex } from 'viem'
import { strip } from '../bytes/hex.ts'
import { InvalidSignatureError } from '../errors.ts'
import { recoverSigner } from './recoverSigner.ts'
import type { SafeSignature } from './SafeSignature.ts'

interface Part {
  v: number
  static: string
  tail: Hex
}

/** Cuts the packed bytes; everything that is not a signature is refused. */
function split(hex: string): Part[] {
  const parts: Part[] = []
  const tails: [start: number, end: number][] = []
  let end = hex.length
  for (let at = 0; at < end; at += 130) {
    const index = parts.length
    const part = hex.slice(at, at + 130)
    if (at + 130 > end)
      throw new InvalidSignatureError('expected 65 bytes.', 'length', index)
    const v = Number.parseInt(part.slice(128), 16)
    if (v < 2 && /[^0]/.test(part.slice(0, 24)))
      throw new InvalidSignatureError('r is not an address.', 'owner', index)
    let tail: Hex = '0x'
    if (v === 0) {
      // Rounding cannot hurt: a number too large to be exact is out of bounds.
      const start = Number(`0x${part.slice(64, 128)}`) * 2
      const length = Number(`0x${hex.slice(start, start + 64) || 0}`)
      const stop = start + 64 + length * 2
      if (start < at + 130 || stop > hex.length)
        throw new InvalidSignatureError(
          'its data lies outside the signatures.',
          'offset',
          index,
        )
      tails.push([start, stop])
      tail = `0x${hex.slice(start + 64, stop)}`
      end = Math.min(end, start)
    }
    parts.push({ v, static: part, tail })
  }
  let covered = end
  for (const [start, stop] of [
    ...tails.sort((a, b) => a[0] - b[0]),
    [hex.length, 0],
  ] as const) {
    const gap = hex.slice(covered, start)
    if (start < covered || gap.length > 62 || /[^0]/.test(gap))
      throw new InvalidSignatureError(
        'The data of contract signatures overlaps or leaves bytes unused.',
        'padding',
      )
    covered = stop
  }
  return parts
}

/**
 * Takes the packed `signatures` of `execTransaction` apart and recovers the
 * signers. A contract signature names its owner; whether the owner accepts it,
 * and whether a hash is approved, has to be read from the chain.
 *
 * Stricter than the contract, because these bytes come from strangers: data of contract
 * signatures may not overlap, nor hide bytes that no signature uses.
 *
 * @throws InvalidSignatureError with `fault` and `index`.
 *
 * @example
 * ```ts
 * import { parseSignatures } from '@strongroom/safe-protocol'
 *
 * const approvedByExecutor = `0x${'8ba1f109551bD432803012645Ac136ddd64DBA72'.padStart(64, '0')}${'00'.repeat(32)}01` as const
 * const [signature] = await parseSignatures(
 *   approvedByExecutor,
 *   `0x${'11'.repeat(32)}`,
 * )
 * ```
 */
export async function parseSignatures(
  packed: Hex,
  hash: Hex,
  options: {
    /** Most signatures to look at: each costs over a millisecond. @default 256 */
    limit?: number | undefined
  } = {},
): Promise<SafeSignature[]> {
  const parts = split(strip(packed, 'signatures'))
  const { limit = 256 } = options
  if (parts.length > limit)
    throw new InvalidSignatureError(
      `There are more than ${limit} signatures.`,
      'length',
    )
  return Promise.all(
    parts.map(async (part, index): Promise<SafeSignature> => {
      if (part.v < 2) {
        const signer = checksumAddress(part.static.slice(24, 64))
        return part.v
          ? { kind: 'approved', signer }
          : { kind: 'contract', signer, data: part.tail }
      }
      const data: Hex = `0x${part.static}`
      try {
        const signer = await recoverSigner(data, hash)
        return { kind: part.v > 30 ? 'eth_sign' : 'eip712', signer, data }
      } catch (error) {
        if (error instanceof InvalidSignatureError)
          throw new InvalidSignatureError(error.message, error.fault, index)
        throw error
      }
    }),
  )
}
