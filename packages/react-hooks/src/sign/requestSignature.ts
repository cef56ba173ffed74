import {
  hashMessageDigest,
  InvalidSignatureError,
  recoverSigner,
} from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import { assertOpen } from './assertOpen.ts'
import { checkSignature, type OwnSignature } from './checkSignature.ts'
import { errorCodes } from './errorCodes.ts'
import { errorLine } from './errorLine.ts'
import { isRejection } from './isRejection.ts'
import type { SigningMethod } from './Progress.ts'
import { SigningError } from './SigningError.ts'
import { typedDataJson } from './typedDataJson.ts'
import type { WalletPort } from './WalletPort.ts'

export interface SignatureRequest {
  readonly wallet: WalletPort
  readonly signal: AbortSignal
  /** Called right before each prompt. */
  readonly onMethod?: ((method: SigningMethod) => void) | undefined
}

/**
 * The one prompt for typed data: what comes back must be the account's own
 * signature over exactly this hash. The text that the wallet is given is parsed
 * and hashed first, and the code that checks the answer is loaded: the network may be
 * gone once the wallet answers. A wallet that does not know typed data is asked to sign the
 * hash by `personal_sign`, which a safe takes as well (`v` 31, 32).
 *
 * @throws SigningError.
 */
export async function requestSignature(
  typedData: object,
  hash: Hex,
  { wallet, signal, onMethod }: SignatureRequest,
): Promise<OwnSignature> {
  await loadRecovery(hash)
  assertOpen(signal)
  const text = typedDataJson(typedData)
  assertText(text, hash)
  const ask = async (method: SigningMethod, params: readonly string[]) => {
    onMethod?.(method)
    return wallet.request({ method, params })
  }
  const { account } = wallet
  let answer: unknown
  try {
    answer = await ask('eth_signTypedData_v4', [account, text]).catch(
      (error: unknown) => {
        if (!isUnsupported(error)) throw error
        assertOpen(signal)
        return ask('personal_sign', [hash, account])
      },
    )
  } catch (error) {
    if (error instanceof SigningError) throw error
    if (isRejection(error)) throw new SigningError('rejected')
    throw new SigningError('walletFailed', { detail: errorLine(error) })
  }
  assertOpen(signal)
  return checkSignature(answer, hash, account)
}

/** Any 65 bytes that have the form of a signature. */
const anySignature: Hex = `0x${'1'.padStart(64, '0').repeat(2)}1b`

/** @throws SigningError `unverified` when the code of the curve does not load. */
async function loadRecovery(hash: Hex): Promise<void> {
  try {
    await recoverSigner(anySignature, hash)
  } catch (error) {
    // The code is there, and no key made that signature.
    if (error instanceof InvalidSignatureError) return
    throw new SigningError('unverified', {
      text: 'A part of this page did not load, so your wallet was not asked. Check your connection and sign again.',
      detail: errorLine(error),
    })
  }
}

/** @throws SigningError `payloadChanged` when the text is of something else. */
function assertText(text: string, hash: Hex): void {
  try {
    if (hashMessageDigest(JSON.parse(text)) === hash) return
  } catch {
    // The text is not typed data: fall through to the error below.
  }
  throw new SigningError('payloadChanged')
}

/** Whether a wallet says that it does not know the method (EIP-1193, JSON-RPC). */
function isUnsupported(error: unknown): boolean {
  return (
    !isRejection(error) &&
    (errorCodes(error).some((code) => code === 4200 || code === -32601) ||
      /method .*not (?:supported|found|available)|unsupported/i.test(
        errorLine(error),
      ))
  )
}
