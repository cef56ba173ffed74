import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { hashMessage } from '@strongroom/internal/hashMessage'
import { isBytes, textToHex } from '@strongroom/internal/hex'
import { recoverSigner } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { assertOpen } from './assertOpen.ts'
import { errorLine } from './errorLine.ts'
import { isRejection } from './isRejection.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { SigningError } from './SigningError.ts'
import { withWallet } from './withWallet.ts'

/** A request about an owner's e-mail address, as the owner signs it. */
export interface EmailRequest {
  readonly action: 'register' | 'edit' | 'retrieval' | 'delete'
  readonly chainId: string
  readonly safeAddress: Address
  /** The owner whose address it is. */
  readonly signer: Address
  /** For `register` and `edit`: the new address. */
  readonly emailAddress?: string | undefined
  /** Milliseconds since 1970; a gateway accepts it for five minutes. */
  readonly time: number
}

/**
 * The text that an owner signs for a request about the own e-mail address. It
 * names the safe and the time, moves nothing and counts at gateways alone.
 *
 * @example
 * import { emailRequestText } from '@strongroom/react-hooks/sign'
 *
 * emailRequestText({
 *   action: 'delete',
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
 *   time: Date.now(),
 * })
 */
export function emailRequestText(request: EmailRequest): string {
  const { action, chainId, safeAddress, signer, emailAddress, time } = request
  return [
    'email',
    action,
    chainId,
    checksumAddress(safeAddress.slice(2)),
    ...(emailAddress === undefined ? [] : [emailAddress]),
    checksumAddress(signer.slice(2)),
    String(time),
  ].join('-')
}

/**
 * Has the connected owner sign a request about the own e-mail address by
 * `personal_sign`, and recovers the signer before anything is sent.
 *
 * @returns the headers of the request
 * @throws SigningError `notConnected`, `accountChanged`, `rejected`,
 * `walletFailed`, `badSignature` or `foreignSignature`; RefusedError `asking`
 * while the wallet is asked already.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { signEmailRequest } from '@strongroom/react-hooks/sign'
 *
 * const manager = createConnectionManager()
 *
 * export const sign = () =>
 *   signEmailRequest(
 *     { manager },
 *     {
 *       action: 'register',
 *       chainId: '1',
 *       safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *       signer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
 *       emailAddress: 'owner@example.com',
 *       time: Date.now(),
 *     },
 *   )
 */
export function signEmailRequest(
  { manager }: Pick<SigningConfig, 'manager'>,
  request: EmailRequest,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<{
  'Safe-Wallet-Signature': string
  'Safe-Wallet-Signature-Timestamp': string
}> {
  const { chainId, signer, time } = request
  return withWallet(manager, { chainId, signal }, async (wallet, open) => {
    const { account } = wallet
    if (account.toLowerCase() !== signer.toLowerCase())
      throw new SigningError('accountChanged')
    const hex = textToHex(emailRequestText(request))
    let signature: unknown
    try {
      const call = { method: 'personal_sign', params: [`0x${hex}`, account] }
      signature = await wallet.request(call)
    } catch (error) {
      if (isRejection(error)) throw new SigningError('rejected')
      throw new SigningError('walletFailed', { detail: errorLine(error) })
    }
    assertOpen(open)
    if (!isBytes(signature, 65)) throw new SigningError('badSignature')
    const found = await recoverSigner(signature, `0x${hashMessage(hex)}`).catch(
      () => undefined,
    )
    if (found?.toLowerCase() !== signer.toLowerCase())
      throw new SigningError('foreignSignature')
    return {
      'Safe-Wallet-Signature': signature,
      'Safe-Wallet-Signature-Timestamp': String(time),
    }
  })
}
