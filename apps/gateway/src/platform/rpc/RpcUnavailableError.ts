/** The chain's RPC failed so often lately that it is not even asked. */
export class RpcUnavailableError extends Error {
  override readonly name = 'RpcUnavailableError'

  constructor() {
    super('Service unavailable')
  }
}
