import type { TypedData } from '@strongroom/safe-apps-bridge/host'
import {
  decodeMultiSend,
  isTrustedDelegateCall,
  type MultiSendCall,
  type SafeTransaction,
} from '@strongroom/safe-protocol'

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

/**
 * The plain calls of a request, for the draft batch. Undefined where it is more than
 * calls: a message or a delegate call.
 */
export function readCalls({
  transaction,
  message,
}: Extract<RequestedAction, { kind: 'transaction' }>):
  | readonly Pick<MultiSendCall, 'to' | 'value' | 'data'>[]
  | undefined {
  const { to, value, data, operation } = transaction
  if (message !== undefined) return undefined
  if (operation === 0) return [{ to, value, data }]
  try {
    if (!isTrustedDelegateCall(to)) return undefined
    const calls = decodeMultiSend(data)
    return calls.every((call) => call.operation === 0) ? calls : undefined
  } catch {
    return undefined
  }
}
