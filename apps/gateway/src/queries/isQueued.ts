import { and, eq, gte, notInArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { execution } from '../db/schema/chain.ts'
import { multisigTransaction } from '../db/schema/proposals.ts'
import type { SafeRecord } from './SafeRecord.ts'

/**
 * What waits: not executed, and not overtaken by the safe's nonce. Executed
 * ones are looked for from that nonce on only, where there hardly are any.
 */
export const isQueued = (
  db: Database,
  { state }: Pick<SafeRecord, 'state'>,
): SQL | undefined =>
  and(
    eq(multisigTransaction.chainId, state.chainId),
    eq(multisigTransaction.safe, state.safe),
    gte(multisigTransaction.nonce, state.nonce),
    notInArray(
      multisigTransaction.safeTxHash,
      db
        .select({ hash: execution.safeTxHash })
        .from(execution)
        .where(
          and(
            eq(execution.chainId, state.chainId),
            eq(execution.safe, state.safe),
            gte(execution.nonce, state.nonce),
          ),
        ),
    ),
  )
