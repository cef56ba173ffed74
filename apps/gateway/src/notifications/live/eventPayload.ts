import { zeroAddress } from 'viem'
import type { EventType } from '../../platform/db/schema/EventRecord.ts'
import type { safeEvent } from '../../platform/db/schema/notifications.ts'
import type { SentEventType } from '../../platform/live/serviceEventTypes.ts'

/** What the store has of the transaction that an event is about. */
export interface EventFacts {
  to: string
  /** `0x` without any; null for one that is too long for an event. */
  data: string | null
  /** Account that sent the executing transaction. */
  executor?: string
}

export type EventRow = typeof safeEvent.$inferSelect & {
  facts: EventFacts | null
}

const typeOf: Readonly<Record<EventType, SentEventType | undefined>> = {
  PROPOSED: 'PENDING_MULTISIG_TRANSACTION',
  CONFIRMED: 'NEW_CONFIRMATION',
  DELETED: 'DELETED_MULTISIG_TRANSACTION',
  EXECUTED: 'EXECUTED_MULTISIG_TRANSACTION',
  MODULE_TRANSACTION: 'MODULE_TRANSACTION',
  INCOMING_ETHER: 'INCOMING_ETHER',
  INCOMING_TOKEN: 'INCOMING_TOKEN',
  OUTGOING_ETHER: 'OUTGOING_ETHER',
  OUTGOING_TOKEN: 'OUTGOING_TOKEN',
  SAFE_CREATED: 'SAFE_CREATED',
  MESSAGE_CREATED: 'MESSAGE_CREATED',
  MESSAGE_CONFIRMED: 'MESSAGE_CONFIRMATION',
  DELEGATE_ADDED: 'NEW_DELEGATE',
  DELEGATE_UPDATED: 'UPDATED_DELEGATE',
  DELEGATE_DELETED: 'DELETED_DELEGATE',
  REORG: 'REORG_DETECTED',
  REVERTED: 'REORG_DETECTED',
  // The service has no such types. A recovery is for its owners' mail.
  REINDEXED: undefined,
  RECOVERY_STARTED: undefined,
}

/** A public event as streams and webhooks send it. */
export interface EventPayload {
  readonly type: SentEventType
  readonly chainId: string
  /** Null for a delegate of every safe, and for the reorg of a chain. */
  readonly address: string | null
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly [field: string]: unknown
}

const factFields = (facts: EventFacts | null) => {
  if (facts === null) return {}
  const { data, ...rest } = facts
  if (data === null) return rest
  return { ...rest, data: data === '0x' ? null : data }
}

/**
 * The event in the form of Safe's events service; undefined for one that the
 * service does not know. Only what the public API tells about the safe.
 */
export function eventPayload({
  type,
  chainId,
  safe,
  details,
  occurred,
  facts,
}: Pick<
  EventRow,
  'type' | 'chainId' | 'safe' | 'details' | 'occurred' | 'facts'
>): EventPayload | undefined {
  const name = typeOf[type]
  if (name === undefined) return undefined
  const { blockNumber, failed } = details
  return {
    type: name,
    chainId,
    address: safe === zeroAddress ? null : safe,
    timestamp: Math.floor(occurred / 1_000),
    ...details,
    ...factFields(facts),
    ...(blockNumber !== undefined && { blockNumber: Number(blockNumber) }),
    // The service keeps `failed` as a text for older clients.
    ...(failed !== undefined && { isFailed: failed === 'true' }),
    ...(name.endsWith('DELEGATE') && { expiryDateSeconds: null }),
  }
}
