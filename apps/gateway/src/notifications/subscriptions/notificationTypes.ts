import type { EventType } from '../../platform/db/schema/EventRecord.ts'

/** All notification types of a device. */
export const notificationTypes = [
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CONFIRMATION_REQUEST',
  'MODULE_TRANSACTION',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/** Notification type of each event; events left out are not sent. */
export const notificationTypeOf: Partial<Record<EventType, NotificationType>> =
  {
    PROPOSED: 'CONFIRMATION_REQUEST',
    DELETED: 'DELETED_MULTISIG_TRANSACTION',
    EXECUTED: 'EXECUTED_MULTISIG_TRANSACTION',
    INCOMING_ETHER: 'INCOMING_ETHER',
    INCOMING_TOKEN: 'INCOMING_TOKEN',
    MESSAGE_CREATED: 'MESSAGE_CONFIRMATION_REQUEST',
    MODULE_TRANSACTION: 'MODULE_TRANSACTION',
  }
