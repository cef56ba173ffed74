import type { TypedData } from '@strongroom/safe-apps-bridge/host'
import type { SafeTransaction } from '@strongroom/safe-protocol'

/** What an app asks the owners to sign. */
export type AppAsk =
  | { kind: 'transaction'; transaction: Readonly<SafeTransaction> }
  | { kind: 'message'; message: string | TypedData; requestId: string }
