import { rpcError } from './rpcError.ts'

/**
 * A way of failing: refuse (4001), never answer, fail inside (−32603), throw a
 * bare string, already be asking (−32002), not know the method (4200) or the
 * chain (4902), answer with nothing or with something that makes no sense.
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
  /** Of `eth_requestAccounts`. */
  connect?: Failure | undefined
  /** Of `eth_accounts`. */
  accounts?: Failure | undefined
  /** Of `eth_chainId`. */
  chainId?: Failure | undefined
  /** Of signatures and transactions. */
  sign?: Failure | undefined
  /** Of switching; `lie` answers without doing it. */
  switchChain?: Failure | 'lie' | undefined
  /** Of adding; `stay` adds without switching to it. */
  addChain?: Failure | 'stay' | undefined
  /** Of telling the wallet that it is over. */
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
