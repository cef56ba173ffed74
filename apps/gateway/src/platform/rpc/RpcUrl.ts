/** Address of a node, with its credentials taken out of the URL. */
export interface RpcUrl {
  /**
   * URL without user and password; may still contain a key: never log or
   * publish it.
   */
  url: string
  /** Value of the `Authorization` header, if one is sent. */
  authorization?: string | undefined
  /** JSON-RPC calls a second that the node may get; undefined: no limit. */
  requestsPerSecond?: number | undefined
  /** Whether `GET /v1/chains` may publish this address. */
  isPublic: boolean
}
