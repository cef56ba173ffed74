import { recoverSigner } from '@strongroom/safe-protocol'
import { type Address, type Hex, hashMessage, isHex, size } from 'viem'
import type { Call } from '../../api/http/Call.ts'
import { forbidden } from '../../platform/errors/HttpError.ts'

export interface SignedRequest {
  signer: Address
  digest: Hex
  /** When it is no longer accepted. */
  expires: number
}

export interface RequestSubject {
  action: 'register' | 'edit' | 'retrieval' | 'delete'
  safe: Address
  signer: Address
  /** Where the action has one. */
  emailAddress?: string
}

const lifetime = 5 * 60_000
/** Clocks of others may be ahead by this much. */
const skew = 30_000

/**
 * Checks the headers by which a signer asks for something about the own e-mail
 * address: a personal signature over what is asked, and when.
 *
 * @throws HttpError 403, whatever is wrong.
 */
export async function readSignedRequest(
  call: Call,
  { action, safe, signer, emailAddress }: RequestSubject,
): Promise<SignedRequest> {
  const signature = call.header('Safe-Wallet-Signature') ?? ''
  const time = call.header('Safe-Wallet-Signature-Timestamp') ?? ''
  const age = call.gateway.now() - Number(time)
  if (!/^\d{1,15}$/.test(time) || age >= lifetime || age < -skew) {
    throw forbidden()
  }
  const text = [
    'email',
    action,
    call.chain().chainId,
    safe,
    ...(emailAddress === undefined ? [] : [emailAddress]),
    signer,
    time,
  ].join('-')
  const digest = hashMessage(text)
  const v = Number.parseInt(signature.slice(-2), 16)
  // 31 and 32 stand for a second prefix.
  if (!isHex(signature) || size(signature) !== 65 || v > 28) throw forbidden()
  const found = await recoverSigner(signature, digest).catch(() => undefined)
  if (found !== signer) throw forbidden()
  return { signer, digest, expires: Number(time) + lifetime }
}
