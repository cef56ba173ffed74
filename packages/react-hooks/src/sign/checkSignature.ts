import { isBytes } from '@strongroom/internal/hex'
import {
  InvalidSignatureError,
  normalizeSignature,
  SafeProtocolError,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { errorLine } from './errorLine.ts'
import { SigningError } from './SigningError.ts'

/** A signature of the connected account, of the kind its bytes are. */
export type OwnSignature = Extract<
  SafeSignature,
  { kind: 'eip712' | 'eth_sign' }
>

/** The signature as a safe takes it, once it is proven to be the owner's. */
export async function checkSignature(
  answer: unknown,
  hash: Hex,
  account: Address,
): Promise<OwnSignature> {
  if (!isBytes(answer, 65)) throw new SigningError('badSignature')
  try {
    const found = await normalizeSignature({
      signature: answer,
      hash,
      signer: account,
    })
    if (found.kind === 'eip712' || found.kind === 'eth_sign') return found
    throw new SigningError('badSignature')
  } catch (error) {
    if (error instanceof SigningError) throw error
    if (error instanceof InvalidSignatureError && error.fault !== 'signer')
      throw new SigningError('badSignature', { detail: error.message })
    if (error instanceof SafeProtocolError)
      throw new SigningError('foreignSignature', { detail: errorLine(error) })
    // The curve's code loads on first use, and may not.
    throw new SigningError('unverified', {
      text: 'A part of this page did not load, so the signature could not be checked. It was thrown away. Reload the page and sign again.',
      detail: errorLine(error),
    })
  }
}
