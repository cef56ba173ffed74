import type { TypedData } from '@strongroom/safe-apps-bridge/host'
import type { SafeTransaction } from '@strongroom/safe-protocol'

/** Request of an app for the owners' signatures. */
export type RequestedAction =
  | {
      kind: 'transaction'
      transaction: Readonly<SafeTransaction>
      /**
       * Message that the transaction signs on chain, if that is its purpose.
       */
      message?: string | TypedData
    }
  | { kind: 'message'; message: string | TypedData; requestId: string }
