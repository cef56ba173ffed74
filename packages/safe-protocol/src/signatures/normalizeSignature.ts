import type { Address, Hex } from 'viem'
import { sameAddress, toAddress } from '../bytes/address.ts'
import { strip } from '../bytes/hex.ts'
import { InvalidSignatureError } from '../errors.ts'
import { prefixHash, readRecoveryId, recover } from './recoverSigner.ts'
import type { SafeSignature } from './SafeSignature.ts'

/**
 * Turns a wallet's result into a signature that a safe accepts. Wallets return
 * `v` as 0/1 or 27/28, and `eth_sign` may or may not have added the EIP-191
 * prefix: the only proof is recovery, so both are tried against the owner who
 * should have signed.
 *
 * @throws InvalidSignatureError with fault `signer` when neither recovers to the signer.
 *
 * @example
 * ```ts
 * import { normalizeSignature } from '@strongroom/safe-protocol'
 *
 * export async function confirm(
 *   signer: `0x${string}`,
 *   hash: `0x${string}`,
 *   request: (hash: `0x${string}`) => Promise<`0x${string}`>,
 * ) {
 *   return normalizeSignature({ signer, hash, signature: await request(hash) })
 * }
 * ```
 */
export async function normalizeSignature(parameters: {
  signature: Hex
  hash: Hex
  signer: Address
}): Promise<SafeSignature> {
  const { hash } = parameters
  const signer = toAddress(parameters.signer, 'signer')
  const hex = strip(parameters.signature, 'signature')
  const { parity } = readRecoveryId(hex)
  for (const kind of ['eip712', 'eth_sign'] as const) {
    const digest = kind === 'eip712' ? hash : prefixHash(hash)
    if (sameAddress(await recover(hex, parity, digest), signer)) {
      const byte = parity + (kind === 'eip712' ? 27 : 31)
      return {
        kind,
        signer,
        data: `0x${hex.slice(0, 128)}${byte.toString(16)}`,
      }
    }
  }
  throw new InvalidSignatureError(
    `the signature is not by ${signer}.`,
    'signer',
  )
}
