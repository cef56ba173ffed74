import type { Hex } from 'viem'
import { assertOpen } from './assertOpen.ts'
import { checkSignature, type OwnSignature } from './checkSignature.ts'
import { errorLine } from './errorLine.ts'
import { isRejection } from './isRejection.ts'
import { SigningError } from './SigningError.ts'
import { typedDataJson } from './typedDataJson.ts'
import type { WalletPort } from './WalletPort.ts'

/**
 * The one prompt for typed data: what comes back must be the account's own
 * signature over exactly this hash.
 *
 * @throws SigningError.
 */
export async function requestSignature(
  typedData: object,
  hash: Hex,
  { wallet, signal }: { wallet: WalletPort; signal: AbortSignal },
): Promise<OwnSignature> {
  let answer: unknown
  try {
    answer = await wallet.request({
      method: 'eth_signTypedData_v4',
      params: [wallet.account, typedDataJson(typedData)],
    })
  } catch (error) {
    if (isRejection(error)) throw new SigningError('rejected')
    throw new SigningError('walletFailed', { detail: errorLine(error) })
  }
  assertOpen(signal)
  return checkSignature(answer, hash, wallet.account)
}
