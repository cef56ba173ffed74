import { integerWord } from '@strongroom/internal/abiWord'
import type { Hex } from 'viem'
import { stripAddress } from '../bytes/address.ts'
import { strip } from '../bytes/hex.ts'
import { InvalidSignatureError } from '../errors.ts'
import type { SafeSignature } from './SafeSignature.ts'

/**
 * Packs signatures for `execTransaction` or `isValidSignature`: sorted by signer as a
 * number, one per signer (the first given wins), data of contract signatures at the end.
 *
 * @throws InvalidSignatureError when ECDSA bytes have a wrong length or a `v` of
 * another kind.
 *
 * @example
 * ```ts
 * import { packSignatures } from '@strongroom/safe-protocol'
 *
 * const packed = packSignatures([
 *   {
 *     kind: 'approved',
 *     signer: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   },
 * ])
 * ```
 */
export function packSignatures(signatures: readonly SafeSignature[]): Hex {
  const bySigner = new Map<string, SafeSignature>()
  for (const signature of signatures) {
    const signer = stripAddress(signature.signer, 'signer')
    if (!bySigner.has(signer)) bySigner.set(signer, signature)
  }
  const sorted = [...bySigner].sort(([a], [b]) => (a < b ? -1 : 1))
  let head = ''
  let tail = ''
  sorted.forEach(([signer, signature], index) => {
    const owner = signer.padStart(64, '0')
    if (signature.kind === 'approved') head += `${owner}${integerWord(0)}01`
    else if (signature.kind === 'contract') {
      const data = strip(signature.data, 'data')
      head += `${owner}${integerWord(sorted.length * 65 + tail.length / 2)}00`
      tail += integerWord(data.length / 2) + data
    } else {
      const data = strip(signature.data, 'data')
      const v = Number.parseInt(data.slice(128), 16) - 27
      if (data.length !== 130)
        throw new InvalidSignatureError('expected 65 bytes.', 'length', index)
      if (signature.kind === 'eip712' ? v !== 0 && v !== 1 : v !== 4 && v !== 5)
        throw new InvalidSignatureError(
          `v is ${v + 27}, which is not ${signature.kind}.`,
          'recovery-id',
          index,
        )
      head += data
    }
  })
  return `0x${head}${tail}`
}
