/** The chain's RPC failed so often lately that requests to it are suspended. */
export class RpcUnavailableError extends Error {
  override readonly name = 'RpcUnavailableError'

  constructor() {
    super('Service unavailable')
  }
}
