import { randomUUID } from 'node:crypto'
import type {
  RegisterDeviceBody,
  RegisterDeviceV2Body,
  RegisteredDevice,
} from '@strongroom/gateway-sdk'
import { recoverSigner } from '@strongroom/safe-protocol'
import {
  type Address,
  hashMessage,
  keccak256,
  size,
  stringToBytes,
  zeroAddress,
} from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readPushSubscription } from '../push/readPushSubscription.ts'
import { notificationTypes } from './notificationTypes.ts'
import { type Device, storeDevice, type Wanted } from './storeDevice.ts'

const longestToken = 4_096
const mostSafes = 200

/**
 * Refuses a device that could not be served. A browser's token is either the
 * JSON text of its push subscription, or of a provider this gateway does not
 * have.
 *
 * @throws RefusalError `not-found` for an unknown chain, `invalid-field` for
 * the rest.
 */
function checkDevice(
  { config }: Gateway,
  { type, token }: Pick<Device, 'type' | 'token'>,
  safes: readonly { chainId: string; safes: number }[],
): void {
  const known = (chainId: string) =>
    config.chains.some((chain: ChainConfig) => chain.chainId === chainId)
  if (safes.some(({ chainId }) => !known(chainId))) {
    throw new RefusalError('not-found', 'Chain not found')
  }
  if (token.length > longestToken || token.includes('\0')) {
    throw invalidField('Invalid token', ['cloudMessagingToken'])
  }
  if (
    type === 'WEB' &&
    token.trimStart().startsWith('{') &&
    readPushSubscription(token, config.push?.allowedHosts) === undefined
  ) {
    throw invalidField('Invalid push subscription', ['cloudMessagingToken'])
  }
  if (safes.reduce((sum, entry) => sum + entry.safes, 0) > mostSafes) {
    throw invalidField('Too many safes')
  }
}

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
function checkTimestamp(
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
 * @throws RefusalError `malformed` for bytes that are not a signature.
 */
async function recoverRegistrants(
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

const mostSignatures = 50

/**
 * Registers a device in the first version's form: it gets all events, and
 * requests for signatures if an owner or delegate signed for it.
 *
 * @throws RefusalError `rejected`, `not-found` or `invalid` with the reason.
 */
export async function registerDevice(
  gateway: Gateway,
  body: RegisterDeviceBody,
): Promise<void> {
  const now = gateway.now()
  const { deviceType: type, cloudMessagingToken: token } = body
  const registrations = body.safeRegistrations
  checkTimestamp(body, now)
  checkDevice(
    gateway,
    { type, token },
    registrations.map(({ chainId, safes }) => ({
      chainId,
      safes: safes.length,
    })),
  )
  // Recovering costs a millisecond each.
  const signatures = registrations.flatMap((one) => one.signatures).length
  if (signatures > mostSignatures) throw invalidField('Too many signatures')
  const wanted: Wanted[] = []
  for (const registration of registrations) {
    const { chainId } = registration
    const signers = await recoverRegistrants(body, registration)
    for (const safe of registration.safes) {
      for (const signer of signers.length === 0 ? [zeroAddress] : signers) {
        wanted.push({ chainId, safe, signer, types: notificationTypes })
      }
    }
  }
  const uuid = (body.uuid ?? randomUUID()).toLowerCase()
  await storeDevice(gateway.db, { uuid, type, token }, wanted, {
    now,
    fresh: type !== 'WEB',
  })
}

/**
 * Registers a device in the second version's form: it gets the events that it
 * names, for the signed-in account.
 *
 * @throws RefusalError `rejected`, `not-found` or `invalid` with the reason.
 */
export async function registerDeviceV2(
  gateway: Gateway,
  body: RegisterDeviceV2Body,
  signer: Address | undefined,
): Promise<RegisteredDevice> {
  const device = {
    uuid: (body.deviceUuid ?? randomUUID()).toLowerCase(),
    type: body.deviceType,
    token: body.cloudMessagingToken,
  }
  checkDevice(
    gateway,
    device,
    body.safes.map(({ chainId }) => ({ chainId, safes: 1 })),
  )
  await storeDevice(
    gateway.db,
    device,
    body.safes.map(({ chainId, address, notificationTypes }) => ({
      chainId,
      safe: address,
      signer: signer ?? zeroAddress,
      types: [...new Set(notificationTypes)],
    })),
    { now: gateway.now(), fresh: false },
  )
  return { deviceUuid: device.uuid }
}
