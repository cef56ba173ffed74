import { hash } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, string } from '../core/primitives.ts'
import type { Infer, Schema } from '../core/schema.ts'

const relayTask = object({
  /** Id for `getRelayStatus`. */
  taskId: string(),
})
export interface RelayTask extends Infer<typeof relayTask> {}
export const relayTaskSchema: NamedObject<RelayTask> = named(
  'RelayTask',
  relayTask,
)

const relayCount = object({
  /** Free executions that are left. */
  remaining: integer(),
  /** Free executions in a period of the gateway's choice. */
  limit: integer(),
})
/** Sponsored transactions left, and allowed a day. */
export interface RelayCount extends Infer<typeof relayCount> {}
export const relayCountSchema: NamedObject<RelayCount> = named(
  'RelayCount',
  relayCount,
)

/** 100 pending, 110 submitted, 200 included, 400 rejected, 500 reverted. */
export type RelayStatusCode = 100 | 110 | 200 | 400 | 500 | (number & {})
export const relayStatusCodeSchema: Schema<RelayStatusCode> =
  integer<RelayStatusCode>()

const relayReceipt = object({
  /** Hash of the transaction on the chain. */
  transactionHash: hash(),
})
export interface RelayReceipt extends Infer<typeof relayReceipt> {}
export const relayReceiptSchema: NamedObject<RelayReceipt> = named(
  'RelayReceipt',
  relayReceipt,
)

const relayStatus = object({
  /** State of the task. */
  status: relayStatusCodeSchema,
  /** Receipt once it is on the chain; null before. */
  receipt: nullish(relayReceiptSchema),
})
export interface RelayStatus extends Infer<typeof relayStatus> {}
export const relayStatusSchema: NamedObject<RelayStatus> = named(
  'RelayStatus',
  relayStatus,
)
