import {
  deleteSubscriptionsBodySchema,
  notificationTypeItemsSchema,
  registerDeviceBodySchema,
  registerDeviceV2BodySchema,
  registeredDeviceSchema,
} from '@strongroom/gateway-schemas'
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
import { refuse } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'
import { pushKeySchema } from '../http/serverSchemas.ts'
import { readSession, requireSession } from '../session/session.ts'

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const mostSubscriptions = 200

const readUuid = (call: Call): string => {
  const uuid = call.text('uuid')
  if (!uuidShape.test(uuid)) throw invalidField('Invalid UUID', ['uuid'])
  return uuid.toLowerCase()
}

const ofDevice = (version: 'v1' | 'v2'): readonly Route[] => {
  const path =
    `/${version}/chains/:chainId/notifications/devices/:uuid` as const
  return [
    route({
      method: 'delete',
      path: `${path}/safes/:safeAddress`,
      operationId: `unregisterSafe${version === 'v1' ? '' : 'V2'}`,
      summary: 'Stop telling a device of a safe',
      handle: async (call) => {
        const { chainId } = call.chain()
        const safe = call.address('safeAddress')
        const filter = { chainId, safe, uuid: readUuid(call) }
        await removeSubscriptions(call.gateway.db, [filter])
      },
    }),
    route({
      method: 'delete',
      path,
      operationId: `unregisterDevice${version === 'v1' ? '' : 'V2'}`,
      summary: 'Stop telling a device of anything on a chain',
      handle: async (call) => {
        const { chainId } = call.chain()
        const filter = { chainId, uuid: readUuid(call) }
        await removeSubscriptions(call.gateway.db, [filter])
      },
    }),
  ]
}

export const notificationRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/register/notifications',
    operationId: 'registerDevice',
    errors: [404],
    summary: 'Tell a device of safes; owners sign for confirmation requests',
    limit: 'costly',
    body: registerDeviceBodySchema,
    handle: (call, body) => registerDevice(call.gateway, body),
  }),
  ...ofDevice('v1'),
  route({
    method: 'post',
    path: '/v2/register/notifications',
    operationId: 'registerDeviceV2',
    errors: [401, 404],
    security: 'visitor',
    summary:
      'Tell a device of safes; signed-in owners get confirmation requests',
    limit: 'costly',
    body: registerDeviceV2BodySchema,
    response: registeredDeviceSchema,
    status: 201,
    handle: async (call, body) => {
      const session = await readSession(call)
      return registerDeviceV2(call.gateway, body, session?.address)
    },
  }),
  route({
    method: 'get',
    path: '/v2/chains/:chainId/notifications/devices/:uuid/safes/:safeAddress',
    operationId: 'getNotificationTypes',
    errors: [401],
    security: 'user',
    summary: 'What the signed-in owner is told of a safe on a device',
    response: notificationTypeItemsSchema,
    handle: async (call) => {
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
  }),
  ...ofDevice('v2'),
  route({
    method: 'delete',
    path: '/v2/notifications/subscriptions',
    operationId: 'deleteNotificationSubscriptions',
    errors: [404],
    summary: 'Stop telling devices of safes',
    body: deleteSubscriptionsBodySchema,
    handle: async (call, { subscriptions }) => {
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
  }),
  route({
    method: 'get',
    path: '/v2/notifications/web-push',
    operationId: 'getWebPushKey',
    errors: [404],
    summary: 'The key that browsers subscribe with (`applicationServerKey`)',
    response: pushKeySchema,
    handle: ({ gateway: { config } }) => {
      if (config.push === undefined) {
        throw refuse(404, 'Web push is not set up')
      }
      return { publicKey: config.push.publicKey }
    },
  }),
]
