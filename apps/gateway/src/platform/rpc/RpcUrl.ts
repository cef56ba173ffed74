/** Address of a node, with its credentials taken out of the URL. */
export interface RpcUrl {
  /** Without user and password; may still hold a key: never log or publish it. */
  url: string
  /** Value of the `Authorization` header; undefined sends none. */
  authorization?: string | undefined
  /** JSON-RPC calls a second that the node may get; undefined: no limit. */
  requestsPerSecond?: number | undefined
  /** Whether browsers may be told this address (`GET /v1/chains`). */
  isPublic: boolean
}
