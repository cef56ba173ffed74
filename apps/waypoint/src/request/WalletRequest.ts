import type { Client } from '../config/parseConfig.ts'
import type { TypedData } from './parseTypedData.ts'

/** Who asked, and where the answer goes. */
export interface Asker {
  client: Client
  /** Registered for the client. */
  origin: string
  state: string
  /** Milliseconds to stay after answering. */
  closeDelay: number
}

export interface AuthorizeRequest extends Asker {
  kind: 'authorize'
  scopes: readonly string[]
}

export interface MessageRequest extends Asker {
  kind: 'message'
  expectAddress: string | undefined
  message: string
}

export interface TypedDataRequest extends Asker {
  kind: 'typed-data'
  expectAddress: string | undefined
  chainId: number
  typedData: TypedData
}

/** A request that is not served, and why. */
export interface RefusedRequest {
  kind: 'refused'
  reason: string
  /** Told to the app, when it is a registered one. */
  code: number
  asker: Asker | undefined
}

/** What the page's URL asks for. */
export type WalletRequest =
  | { kind: 'home' }
  | AuthorizeRequest
  | MessageRequest
  | TypedDataRequest
  | RefusedRequest
