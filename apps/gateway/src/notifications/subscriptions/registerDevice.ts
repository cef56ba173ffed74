import { randomUUID } from 'node:crypto'
import type { RegisterDeviceBody } from '@strongroom/gateway-sdk/schemas'
import { zeroAddress } from 'viem'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { checkDevice } from './checkDevice.ts'
import { notificationTypes } from './notificationTypes.ts'
import { checkTimestamp, recoverRegistrants } from './recoverRegistrants.ts'
import { storeDevice, type Wanted } from './storeDevice.ts'

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
