import type { RegisterDeviceBody } from '@strongroom/gateway-sdk/schemas'
import { recoverSigner } from '@strongroom/safe-protocol'
import { type Address, hashMessage, keccak256, size, stringToBytes } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

/** Seconds that a signed registration may be early or late. */
const window = 300

type Registration = RegisterDeviceBody['safeRegistrations'][number]

/**
 * Hash that owners sign to receive requests for their signature on a device.
 */
const registrationHash = (
  { timestamp, uuid, cloudMessagingToken }: RegisterDeviceBody,
  { safes }: Registration,
) =>
  keccak256(
    stringToBytes(
      `gnosis-safe${timestamp ?? ''}${uuid ?? ''}${cloudMessagingToken}${[...safes].sort().join('')}`,
    ),
  )

/**
 * @throws RefusalError `malformed` when the registration is too old, or ahead
 * of time.
 */
export function checkTimestamp(
  { timestamp, safeRegistrations }: RegisterDeviceBody,
  now: number,
): void {
  const isSigned = safeRegistrations.some((one) => one.signatures.length > 0)
  if (timestamp === undefined || timestamp === null) {
    if (!isSigned) return
  } else if (Math.abs(now / 1_000 - Number(timestamp)) <= window) return
  throw new RefusalError('malformed', 'The signature is expired!')
}

/**
 * Signers of a registration for these safes: browsers sign the hash as a
 * personal message, phones directly.
 *
 * @throws RefusalError `malformed` for what is no signature.
 */
export async function recoverRegistrants(
  body: RegisterDeviceBody,
  registration: Registration,
): Promise<Address[]> {
  const raw = registrationHash(body, registration)
  const hash = body.deviceType === 'WEB' ? hashMessage({ raw }) : raw
  try {
    const signers = await Promise.all(
      registration.signatures.map((signature) => {
        // 31 and 32 stand for a prefix, which here follows from the device.
        const v = Number.parseInt(signature.slice(-2), 16)
        if (size(signature) !== 65 || v > 28) throw new Error('No signature')
        return recoverSigner(signature, hash)
      }),
    )
    return [...new Set(signers)]
  } catch {
    throw new RefusalError('malformed', 'The signature is invalid!')
  }
}
