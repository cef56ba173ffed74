import { array } from '../core/array.ts'
import { type NamedObject, named } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

export const deviceTypeSchema = literal('ANDROID', 'IOS', 'WEB')
export type DeviceType = Infer<typeof deviceTypeSchema>

export const notificationTypeSchema = openLiteral(
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CONFIRMATION_REQUEST',
  'MODULE_TRANSACTION',
)
export type NotificationType = Infer<typeof notificationTypeSchema>

const notificationTypeItem = object({
  /** Event to be notified of. */
  name: notificationTypeSchema,
})
/** Notification type of a device. */
export interface NotificationTypeItem
  extends Infer<typeof notificationTypeItem> {}
export const notificationTypeItemSchema: NamedObject<NotificationTypeItem> =
  named('NotificationTypeItem', notificationTypeItem)
export const notificationTypeItemsSchema = array(notificationTypeItemSchema)

const registeredDevice = object({
  /** Id of the device. */
  deviceUuid: string(),
})
export interface RegisteredDevice extends Infer<typeof registeredDevice> {}
export const registeredDeviceSchema: NamedObject<RegisteredDevice> = named(
  'RegisteredDevice',
  registeredDevice,
)
