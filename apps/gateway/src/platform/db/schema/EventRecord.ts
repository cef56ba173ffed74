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
  'OUTGOING_ETHER',
  'OUTGOING_TOKEN',
  'SAFE_CREATED',
  'DELEGATE_ADDED',
  'DELEGATE_UPDATED',
  'DELEGATE_DELETED',
  // A reorg took back blocks: of the chain, and of each safe in them.
  'REORG',
  'REVERTED',
  // An index was read anew: of the chain, or of one safe.
  'REINDEXED',
] as const

export type EventType = (typeof types)[number]

/** Details of an event besides its place; public facts only. */
export type EventDetails = Readonly<Record<string, string>>

/** Something that happened to a safe; the zero address stands for a chain. */
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
