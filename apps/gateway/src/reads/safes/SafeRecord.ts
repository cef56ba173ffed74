import type { safe, safeState } from '../../platform/db/schema/chain.ts'

/** How a safe was made, and its state as of the newest indexed block. */
export interface SafeRecord {
  creation: typeof safe.$inferSelect
  state: typeof safeState.$inferSelect
}
