import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, string, unknown } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'

const indexingStatus = object({
  /** Time of the newest block in the index, milliseconds since 1970. */
  lastSync: integer(),
  /** Whether everything is indexed up to the newest block. */
  synced: boolean(),
  /** Newest block of the chain. */
  currentBlockNumber: nullish(integer()),
  /** Time of that block, ISO 8601. */
  currentBlockTimestamp: nullish(string()),
  /** Last block whose transfers are indexed. */
  erc20BlockNumber: nullish(integer()),
  /** Time of that block, ISO 8601. */
  erc20BlockTimestamp: nullish(string()),
  /** Whether transfers are indexed up to the newest block. */
  erc20Synced: nullish(boolean()),
  /** Last block whose safes are indexed. */
  masterCopiesBlockNumber: nullish(integer()),
  /** Time of that block, ISO 8601. */
  masterCopiesBlockTimestamp: nullish(string()),
  /** Whether safes are indexed up to the newest block. */
  masterCopiesSynced: nullish(boolean()),
})
export interface IndexingStatus extends Infer<typeof indexingStatus> {}
export const indexingStatusSchema: NamedObject<IndexingStatus> = named(
  'IndexingStatus',
  indexingStatus,
)

const contract = object({
  /** The contract. */
  address: address(),
  /** Name of the contract. */
  name: string(),
  /** Name for people. */
  displayName: string(),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
  /** ABI as JSON; null when unknown. */
  contractAbi: nullish(union(record(unknown()), array(unknown()))),
  /** Whether the gateway knows it as a target of delegate calls. */
  trustedForDelegateCall: boolean(),
})
export interface Contract extends Infer<typeof contract> {}
export const contractSchema: NamedObject<Contract> = named('Contract', contract)
