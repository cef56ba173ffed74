/** What every call takes besides its own parameters. */
export interface CallOptions {
  /** Stops the call at once, retries included. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for each attempt, body included; 0 for no limit. */
  readonly timeout?: number | undefined
  /** Further attempts of a failed GET, instead of the client's number. */
  readonly retry?: number | undefined
}

export type QueryValue = string | number | boolean | null | undefined

export interface GatewayRequest {
  /** Name of the call, for hooks and validation. */
  readonly call: string
  /** Path below the base URL, percent-encoded, with its leading slash. */
  readonly path: string
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
  /** Sent in the given order; null and undefined are left out. */
  readonly query?: Readonly<Record<string, QueryValue>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** The answer has no body worth reading. */
  readonly empty?: boolean | undefined
  readonly options: CallOptions
}

/** One attempt, as the hooks see it. */
export interface GatewayAttempt {
  readonly call: string
  readonly method: string
  readonly url: string
  /** 0 for the first. */
  readonly retry: number
}

/** Compares an answer with what the call promises; returns the objections. */
export type ResponseValidator = (
  call: string,
  value: unknown,
) => readonly unknown[]

type Headers = Readonly<Record<string, string>>

export interface GatewayClientOptions {
  /** @default 'https://safe-client.safe.global' */
  readonly baseUrl?: string | undefined
  /**
   * Names the client in caches. Give clients of one base URL different ids when
   * their headers or credentials make the answers differ.
   * @default the base URL
   */
  readonly uid?: string | undefined
  /** @default the global one, looked up at each request */
  readonly fetch?: typeof fetch | undefined
  /** Sent with every request; a function is asked before each attempt. */
  readonly headers?: Headers | (() => Headers | Promise<Headers>) | undefined
  /** Milliseconds for each attempt, body included. @default 10_000 */
  readonly timeout?: number | undefined
  /** Further attempts of a failed GET. @default 3 */
  readonly retry?: number | undefined
  /** Milliseconds before the first retry; doubles each time. @default 150 */
  readonly retryDelay?: number | undefined
  /** Largest answer read. @default 10_000_000 */
  readonly maxBytes?: number | undefined
  /** Left out of requests unless given. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
  /**
   * `validateResponse` from `@strongroom/gateway-sdk/schemas` refuses answers of
   * the wrong shape; `'off'` trusts them.
   * @default 'off'
   */
  readonly validate?: ResponseValidator | 'off' | undefined
  readonly onRequest?: ((attempt: GatewayAttempt) => void) | undefined
  readonly onResponse?:
    | ((attempt: GatewayAttempt & { readonly status: number }) => void)
    | undefined
}

export interface GatewayClient {
  /** Names the client in caches and query keys. */
  readonly uid: string
  /** Without a trailing slash. */
  readonly baseUrl: string
  /**
   * Sends one call.
   * @throws GatewayError and its kinds
   */
  readonly request: <T>(request: GatewayRequest) => Promise<T>
}
