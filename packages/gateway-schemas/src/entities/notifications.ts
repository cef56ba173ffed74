import * as z from 'zod'
import { openLiteral } from '../leaves.ts'

export const deviceTypeSchema = z
  .literal(['ANDROID', 'IOS', 'WEB'])
  .describe('Kind of a device.')

export const notificationTypeSchema = openLiteral(
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CONFIRMATION_REQUEST',
  'MODULE_TRANSACTION',
).describe('Kind of an event that a device can be notified of.')

export const notificationTypeItemSchema = z
  .object({
    name: notificationTypeSchema.describe('Event to be notified of.'),
  })
  .meta({
    id: 'NotificationTypeItem',
    description: 'Notification type of a device.',
  })

export const notificationTypeItemsSchema = z.array(notificationTypeItemSchema)

export const registeredDeviceSchema = z
  .object({
    deviceUuid: z.string().describe('Id of the device.'),
  })
  .meta({ id: 'RegisteredDevice', description: 'Id of a registered device.' })

export const webPushKeySchema = z
  .object({
    publicKey: z
      .string()
      .describe('Key for `applicationServerKey`, base64url.'),
  })
  .meta({ id: 'WebPushKey', description: 'Key to subscribe a browser with.' })
