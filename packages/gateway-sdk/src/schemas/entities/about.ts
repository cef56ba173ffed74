import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { named, nullish, optional } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, string, unknown } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'

export const indexingStatusSchema = named(
  'IndexingStatus',
  object({
    /** Milliseconds. */
    lastSync: integer(),
    synced: boolean(),
    currentBlockNumber: optional(integer()),
    currentBlockTimestamp: optional(string()),
    erc20BlockNumber: optional(integer()),
    erc20BlockTimestamp: optional(string()),
    erc20Synced: optional(boolean()),
    masterCopiesBlockNumber: optional(integer()),
    masterCopiesBlockTimestamp: optional(string()),
    masterCopiesSynced: optional(boolean()),
  }),
)
export type IndexingStatus = Infer<typeof indexingStatusSchema>

export const contractSchema = named(
  'Contract',
  object({
    address: address(),
    name: string(),
    displayName: string(),
    logoUri: nullish(string()),
    contractAbi: nullish(union(record(unknown()), array(unknown()))),
    trustedForDelegateCall: boolean(),
  }),
)
export type Contract = Infer<typeof contractSchema>
