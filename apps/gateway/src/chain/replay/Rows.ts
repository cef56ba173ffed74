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
} from '../../platform/db/schema/chain.ts'
import type { SafeState } from '../fetch/SafeState.ts'

/** Rows that a range of blocks adds to the store. */
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

export const emptyRows = (): Rows => ({
  ethTransactions: [],
  safes: [],
  safeStates: [],
  executions: [],
  moduleTransactions: [],
  transfers: [],
  approvedHashes: [],
  tokens: [],
  changed: new Map(),
})

/** The same rows under the chain id of another index. */
export function relabelRows(rows: Rows, chainId: string): Rows {
  const relabel = <row extends { chainId: string }>(list: row[]): row[] =>
    list.map((row) => (row.chainId === chainId ? row : { ...row, chainId }))
  const { changed } = rows
  return {
    ethTransactions: relabel(rows.ethTransactions),
    safes: relabel(rows.safes),
    safeStates: relabel(rows.safeStates),
    executions: relabel(rows.executions),
    moduleTransactions: relabel(rows.moduleTransactions),
    transfers: relabel(rows.transfers),
    approvedHashes: relabel(rows.approvedHashes),
    tokens: relabel(rows.tokens),
    changed,
  }
}
