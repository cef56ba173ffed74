import { and, eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import {
  registerDevice,
  registerDeviceV2,
} from '../../notifications/subscriptions/registerDevice.ts'
import { removeSubscriptions } from '../../notifications/subscriptions/removeSubscriptions.ts'
import { deviceSubscription } from '../../platform/db/schema/notifications.ts'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { refuse } from '../http/HttpError.ts'
import type { Route } from '../http/Route.ts'
import { readSession, requireSession } from '../session/session.ts'

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const mostSubscriptions = 200

const readUuid = (call: Call): string => {
  const uuid = call.text('uuid')
  if (!uuidShape.test(uuid)) throw invalidField('Invalid UUID', ['uuid'])
  return uuid.toLowerCase()
}

const unregisterSafe = async (call: Call) => {
  const { chainId } = call.chain()
  const safe = call.address('safeAddress')
  const filter = { chainId, safe, uuid: readUuid(call) }
  await removeSubscriptions(call.gateway.db, [filter])
}

const unregisterDevice = async (call: Call) => {
  const { chainId } = call.chain()
  const filter = { chainId, uuid: readUuid(call) }
  await removeSubscriptions(call.gateway.db, [filter])
}

export const notificationRoutes: readonly Route[] = [
  callRoute(
    'registerDevice',
    (call, body) => registerDevice(call.gateway, body),
    { errors: [404], limit: 'costly' },
  ),
  callRoute('unregisterSafe', unregisterSafe),
  callRoute('unregisterDevice', unregisterDevice),
  callRoute(
    'registerDeviceV2',
    async (call, body) => {
      const session = await readSession(call)
      return registerDeviceV2(call.gateway, body, session?.address)
    },
    { errors: [401, 404], security: 'visitor', limit: 'costly' },
  ),
  callRoute(
    'getNotificationTypes',
    async (call) => {
      const { address } = await requireSession(call)
      const rows = await call.gateway.db
        .select({ types: deviceSubscription.types })
        .from(deviceSubscription)
        .where(
          and(
            eq(deviceSubscription.uuid, readUuid(call)),
            eq(deviceSubscription.chainId, call.chain().chainId),
            eq(deviceSubscription.safe, call.address('safeAddress')),
            eq(deviceSubscription.signer, address),
          ),
        )
      return rows.flatMap(({ types }) => types.map((name) => ({ name })))
    },
    { errors: [401], security: 'user' },
  ),
  callRoute('unregisterSafeV2', unregisterSafe),
  callRoute('unregisterDeviceV2', unregisterDevice),
  callRoute(
    'deleteNotificationSubscriptions',
    async (call, { subscriptions }) => {
      if (subscriptions.length > mostSubscriptions) {
        throw invalidField('Too many subscriptions', ['subscriptions'])
      }
      await removeSubscriptions(
        call.gateway.db,
        subscriptions.map((one) => ({
          uuid: one.deviceUuid,
          chainId: one.chainId,
          safe: one.safeAddress,
          signer: one.signerAddress ?? zeroAddress,
        })),
      )
    },
    { errors: [404] },
  ),
  callRoute(
    'getWebPushKey',
    ({ gateway: { config } }) => {
      if (config.push === undefined) throw refuse(404, 'Web push is not set up')
      return { publicKey: config.push.publicKey }
    },
    { errors: [404] },
  ),
]
