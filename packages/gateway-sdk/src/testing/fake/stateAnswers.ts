import type { GatewayCallName, GatewayResolver } from '../handlers/types.ts'
import { accountAnswers } from './accountAnswers.ts'
import { chainAnswers } from './chainAnswers.ts'
import type { Store } from './createStore.ts'
import { delegateAnswers } from './delegateAnswers.ts'
import { deviceAnswers } from './deviceAnswers.ts'
import { emailAnswers } from './emailAnswers.ts'
import { listAnswers } from './listAnswers.ts'
import { messageAnswers } from './messageAnswers.ts'
import { relayAnswers } from './relayAnswers.ts'
import { safeAnswers } from './safeAnswers.ts'
import { transactionAnswers } from './transactionAnswers.ts'

/** Answers of a store to every call. */
export function stateAnswers(store: Store): {
  readonly [N in GatewayCallName]: GatewayResolver<N>
} {
  return {
    ...chainAnswers(store),
    ...safeAnswers(store),
    ...transactionAnswers(store),
    ...listAnswers(store),
    ...messageAnswers(store),
    ...delegateAnswers(store),
    ...accountAnswers(store),
    ...emailAnswers(store),
    ...relayAnswers(store),
    ...deviceAnswers(store),
  }
}
