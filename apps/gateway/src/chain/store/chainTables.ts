import {
  approvedHash,
  ethTransaction,
  execution,
  moduleTransaction,
  safe,
  safeState,
  transfer,
} from '../../platform/db/schema/chain.ts'

/** Tables with a row per thing that happened in a block. */
export const blockTables = [
  ethTransaction,
  safe,
  safeState,
  execution,
  moduleTransaction,
  transfer,
  approvedHash,
] as const
