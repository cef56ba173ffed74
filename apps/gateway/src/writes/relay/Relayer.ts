import type { Client } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Database } from '../../platform/db/Database.ts'
import type { relayTask } from '../../platform/db/schema/relay.ts'
import type { Log } from '../../platform/Gateway.ts'

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
