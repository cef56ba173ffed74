import type { Client } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Database } from '../../platform/db/Database.ts'
import type { relayTask } from '../../platform/db/schema/relay.ts'
import type { Log } from '../../platform/log/Log.ts'

/**
 * Gas of one relayed call at most; a call that needs more fails its simulation.
 */
export const mostGas = 5_000_000n

/** Time over which uses are counted, in milliseconds. */
export const day = 24 * 60 * 60 * 1_000

export type RelayRow = typeof relayTask.$inferSelect

/** Sender of the queued calls of one chain. */
export interface Relayer {
  db: Database
  chainId: string
  account: PrivateKeyAccount
  client: Client
  now: () => number
  log: Log
}
