import { rpcError } from './rpcError.ts'

/**
 * A way of failing: refuse (4001), never answer, fail inside (−32603), throw a
 * bare string, have an open request (−32002), not know the method (4200) or the
 * chain (4902), answer with an empty or meaningless value.
 */
export type Failure =
  | 'reject'
  | 'hang'
  | 'error'
  | 'string'
  | 'busy'
  | 'unsupported'
  | 'unknown'
  | 'empty'
  | 'garbage'

/** Failures a test can switch on, at any time. */
export interface FakeFailures {
  /** Failure of `eth_requestAccounts`. */
  connect?: Failure | undefined
  /** Failure of `eth_accounts`. */
  accounts?: Failure | undefined
  /** Failure of `eth_chainId`. */
  chainId?: Failure | undefined
  /** Failure of signatures and transactions. */
  sign?: Failure | undefined
  /** Failure of switching; `lie` answers without doing it. */
  switchChain?: Failure | 'lie' | undefined
  /** Failure of adding; `stay` adds without switching to it. */
  addChain?: Failure | 'stay' | undefined
  /** Failure of ending the session. */
  disconnect?: Failure | undefined
  /** Milliseconds every answer takes. */
  delay?: number | undefined
}

/** Fails in the given way; two of them are answers. */
export async function fail(failure: Failure): Promise<unknown> {
  switch (failure) {
    case 'reject':
      throw rpcError(4001, 'Rejected')
    case 'error':
      throw rpcError(-32603, 'Broken')
    case 'busy':
      throw rpcError(-32002, 'Already pending')
    case 'unsupported':
      throw rpcError(4200, 'Unsupported')
    case 'unknown':
      throw rpcError(4902, 'Unknown')
    case 'string':
      throw 'a bare string'
    case 'empty':
      return []
    case 'garbage':
      return { not: 'an answer' }
    case 'hang':
      return new Promise<never>(() => {})
  }
}
