/**
 * Event types of Safe's events service that streams and webhooks send.
 * `CONFIRMATION_REQUEST`, the last one of the service, goes to devices alone.
 */
export const sentEventTypes = [
  'NEW_CONFIRMATION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'PENDING_MULTISIG_TRANSACTION',
  'DELETED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'OUTGOING_ETHER',
  'OUTGOING_TOKEN',
  'SAFE_CREATED',
  'MODULE_TRANSACTION',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMATION',
  'REORG_DETECTED',
  'NEW_DELEGATE',
  'UPDATED_DELEGATE',
  'DELETED_DELEGATE',
] as const

export type SentEventType = (typeof sentEventTypes)[number]
