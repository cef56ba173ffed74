import type { Address } from 'viem'

const types = [
  'PROPOSED',
  'CONFIRMED',
  'DELETED',
  'EXECUTED',
  'MODULE_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMED',
  'RECOVERY_STARTED',
] as const

export type EventType = (typeof types)[number]

/** Details of an event besides its place; public facts only. */
export type EventDetails = Readonly<Record<string, string>>

/** Something that happened to a safe. */
export interface EventRecord {
  chainId: string
  safe: Address
  type: EventType
  /** Key of the event among others of its type, the same after a reorg. */
  key: string
  details: EventDetails
  /** Milliseconds since 1970: of the request, or of the block. */
  occurred: number
}
