import { BridgeError } from './BridgeError.ts'

/** A request the provider does not carry out. `code` is always there. */
export class ProviderRequestError extends BridgeError {
  override readonly name = 'ProviderRequestError'
}
