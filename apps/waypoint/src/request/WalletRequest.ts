import type { Client, WaypointChain } from '../config/parseConfig.ts'
import type { TransactionFields } from './parseTransaction.ts'
import type { TypedData } from './parseTypedData.ts'

/** Requesting app, and the destination of the answer. */
export interface Asker {
  client: Client
  /** Where the app runs; registered for the client. */
  origin: string
  /** The registered page that the answer is taken to, instead of a message. */
  redirect: string | undefined
  state: string
  /** Milliseconds to stay after answering. */
  closeDelay: number
}

/** Data that the app gets with the consent. */
interface AuthorizeFields extends Asker {
  scopes: readonly string[]
  /** PKCE: the app gets a code instead of the token. */
  codeChallenge: string | undefined
  /** Delegation: the key that a share is encrypted for. */
  publicKey: string | undefined
}

/** `introduce` comes from an app whose user has no account yet. */
export type AuthorizeRequest =
  | (AuthorizeFields & { kind: 'authorize' })
  | (AuthorizeFields & { kind: 'introduce' })

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

export interface SendRequest extends Asker {
  kind: 'send'
  expectAddress: string | undefined
  chain: WaypointChain
  transaction: TransactionFields
}

/** A request that is not served, and why. */
export interface RefusedRequest {
  kind: 'refused'
  reason: string
  /** Code that a registered app gets. */
  code: number
  asker: Asker | undefined
}

/** A request that needs the user's decision. */
export type AppRequest =
  | AuthorizeRequest
  | MessageRequest
  | TypedDataRequest
  | SendRequest

/** Request in the page's URL. */
export type WalletRequest = { kind: 'home' } | AppRequest | RefusedRequest
