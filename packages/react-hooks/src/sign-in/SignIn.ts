import type { Address } from 'viem'
import type { SignInError } from './SignInError.ts'

/** Session of the account. Distinguish the kinds by `status`. */
export type SignInState =
  | {
      readonly status: 'signed-out'
      readonly address: null
      readonly expires: null
      /** Why the last sign-in did not work, or ended. */
      readonly error: SignInError | null
    }
  | {
      /** The gateway or the wallet is being called. */
      readonly status: 'checking' | 'signing'
      readonly address: null
      readonly expires: null
      readonly error: null
    }
  | {
      readonly status: 'signed-in'
      /** The connected account; a session of any other does not count. */
      readonly address: Address
      /** Milliseconds since 1970. */
      readonly expires: number
      readonly error: null
    }

/** The sign-in of a page. An external store. */
export interface SignIn {
  /** The same object until something changes. */
  getSnapshot(): SignInState
  /** The first listener starts it, the last one to leave stops it. */
  subscribe(listener: () => void): () => void
  /**
   * Requests a nonce of the gateway, a signature of the wallet, and the
   * signed-in account of the gateway. Rejects with the later `error`.
   */
  signIn(options?: { signal?: AbortSignal }): Promise<void>
  /**
   * Asks the gateway whether the session still counts there, as after a call that it
   * refused, and ends it with the error `expired` if not. Resolves with whether the
   * account is signed in; a gateway that does not answer ends nothing. Never rejects.
   */
  verify(): Promise<boolean>
  /** Ends the session. Never rejects. */
  signOut(): Promise<void>
}
