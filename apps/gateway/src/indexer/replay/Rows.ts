import type { Hex } from 'viem'
import type {
  approvedHash,
  ethTransaction,
  execution,
  moduleTransaction,
  safe,
  safeState,
  token,
  transfer,
} from '../../db/schema/chain.ts'
import type { SafeState } from '../chain/SafeState.ts'

/** What a range of blocks adds to the store. */
export interface Rows {
  ethTransactions: (typeof ethTransaction.$inferInsert)[]
  safes: (typeof safe.$inferInsert)[]
  safeStates: (typeof safeState.$inferInsert)[]
  executions: (typeof execution.$inferInsert)[]
  moduleTransactions: (typeof moduleTransaction.$inferInsert)[]
  transfers: (typeof transfer.$inferInsert)[]
  approvedHashes: (typeof approvedHash.$inferInsert)[]
  tokens: (typeof token.$inferInsert)[]
  /** Newest state of each safe that changed, by its address in lower case. */
  changed: Map<Hex, SafeState>
}
