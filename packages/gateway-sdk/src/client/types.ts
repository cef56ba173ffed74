import type { GatewayError } from '../errors/gatewayError.ts'
import type { Fetch, Signal } from './globals.ts'

type Headers = Readonly<Record<string, string>>

/** Whether cookies go along; as in `fetch`. */
export type Credentials = 'include' | 'omit' | 'same-origin'

/** Options of every call besides its own parameters. */
export interface CallOptions {
  /** Stops the call at once, retries included. */
  readonly signal?: Signal | undefined
  /** Milliseconds for each attempt, body included; 0 for no limit. */
  readonly timeout?: number | undefined
  /** Further attempts of a failed GET, instead of the client's number. */
  readonly retry?: number | undefined
  /** Sent besides the client's own. */
  readonly headers?: Headers | undefined
  /** Instead of what the call or the client would send. */
  readonly credentials?: Credentials | undefined
}

/** A call: a free function that takes the client first. */
export type GatewayCall<P, R> = (
  client: GatewayClient,
  parameters: P,
) => Promise<R>

/** A call that can do without parameters. */
export type BareGatewayCall<P, R> = (
  client: GatewayClient,
  parameters?: P,
) => Promise<R>

/** One request, as a call hands it to the client. */
export interface GatewayRequest {
  /** Such as `GET /v1/chains/{chainId}`: what hooks and validation know it by. */
  readonly route: string
  readonly method: string
  /** Below the base URL, percent-encoded, with its query; or a page link. */
  readonly path: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** The answer has no body worth reading. */
  readonly empty?: boolean | undefined
  readonly options: CallOptions
}

/** One attempt, as the hooks see it. */
export interface GatewayAttempt {
  /** Such as `GET /v1/chains/{chainId}`. */
  readonly route: string
  readonly method: string
  readonly url: string
  /** 0 for the first. */
  readonly retry: number
}

/**
 * Compares the answer of a route, such as `GET /v1/chains/{chainId}`, with its
 * type. Returns the issues; an empty list accepts the answer.
 */
export type ResponseValidator = (
  route: string,
  value: unknown,
) => readonly unknown[] | Promise<readonly unknown[]>

/** Options of `createGatewayClient`. */
export interface GatewayClientOptions {
  /**
   * Absolute, without a query or a hash.
   * @default 'https://safe-client.safe.global'
   */
  readonly baseUrl?: string | undefined
  /**
   * Names the client in caches. Give clients of one base URL different ids when
   * their headers or credentials make the answers differ.
   * @default the base URL
   */
  readonly uid?: string | undefined
  /** @default the global one, looked up at each request */
  readonly fetch?: Fetch | undefined
  /** Sent with every request; a function is called before each attempt. */
  readonly headers?: Headers | (() => Headers | Promise<Headers>) | undefined
  /** Milliseconds for each attempt, body included. @default 10_000 */
  readonly timeout?: number | undefined
  /** Further attempts of a failed GET. @default 3 */
  readonly retry?: number | undefined
  /** Milliseconds before the first retry; doubles each time. @default 150 */
  readonly retryDelay?: number | undefined
  /** Largest answer read. @default 10_000_000 */
  readonly maxBytes?: number | undefined
  /**
   * Credentials mode of calls that do not set their own; left out unless given.
   */
  readonly credentials?: Credentials | undefined
  /** Send identical GETs that are under way at the same time once. @default true */
  readonly dedupe?: boolean | undefined
  /** Origins that page links may lead to besides the base URL. */
  readonly pageOrigins?: readonly string[] | undefined
  /**
   * Answers in which it finds something wrong, or for which it throws, reject
   * with an `InvalidResponseError`. Pass `validateResponse` of
   * `@strongroom/gateway-sdk/validate`, or `reportIssues` to learn of them only.
   * @default undefined: answers are trusted
   */
  readonly validate?: ResponseValidator | undefined
  readonly onRequest?: ((attempt: GatewayAttempt) => void) | undefined
  readonly onResponse?:
    | ((attempt: GatewayAttempt & { readonly status: number }) => void)
    | undefined
  /** Every failed attempt, those that are tried again included. */
  readonly onError?:
    | ((attempt: GatewayAttempt & { readonly error: GatewayError }) => void)
    | undefined
}

/** A client of one gateway. Pass it to every call. */
export interface GatewayClient {
  /** Names the client in caches and query keys. */
  readonly uid: string
  /** Base URL without a trailing slash. */
  readonly baseUrl: string
  readonly pageOrigins: readonly string[]
  /**
   * Sends one call.
   * @throws GatewayError and its kinds
   */
  readonly request: <T>(request: GatewayRequest) => Promise<T>
  /**
   * Opens an answer whose body is read as it comes, by a path below the base
   * URL. It has no time limit and no retries, and rejects as `fetch` does.
   */
  readonly stream?:
    | ((
        path: string,
        init: { readonly headers: Headers; readonly signal: Signal },
      ) => Promise<Awaited<ReturnType<Fetch>>>)
    | undefined
}
