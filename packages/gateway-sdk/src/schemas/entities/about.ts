import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, string, unknown } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'

const indexingStatus = object({
  /** Milliseconds. */
  lastSync: integer(),
  synced: boolean(),
  currentBlockNumber: nullish(integer()),
  currentBlockTimestamp: nullish(string()),
  erc20BlockNumber: nullish(integer()),
  erc20BlockTimestamp: nullish(string()),
  erc20Synced: nullish(boolean()),
  masterCopiesBlockNumber: nullish(integer()),
  masterCopiesBlockTimestamp: nullish(string()),
  masterCopiesSynced: nullish(boolean()),
})
export interface IndexingStatus extends Infer<typeof indexingStatus> {}
export const indexingStatusSchema: NamedObject<IndexingStatus> = named(
  'IndexingStatus',
  indexingStatus,
)

const contract = object({
  address: address(),
  name: string(),
  displayName: string(),
  logoUri: nullish(string()),
  contractAbi: nullish(union(record(unknown()), array(unknown()))),
  trustedForDelegateCall: boolean(),
})
export interface Contract extends Infer<typeof contract> {}
export const contractSchema: NamedObject<Contract> = named('Contract', contract)
