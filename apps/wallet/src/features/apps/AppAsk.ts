import type { TypedData } from '@strongroom/safe-apps-bridge/host'
import type { SafeTransaction } from '@strongroom/safe-protocol'

/** What an app asks the owners to sign. */
export type AppAsk =
  | {
      kind: 'transaction'
      transaction: Readonly<SafeTransaction>
      /** What it signs on the chain, when that is what it is for. */
      message?: string | TypedData
    }
  | { kind: 'message'; message: string | TypedData; requestId: string }
