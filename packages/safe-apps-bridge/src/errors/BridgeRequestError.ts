import { BridgeError } from './BridgeError.ts'

/**
 * The host answered with a failure; `message` is its text, for example
 * `Transaction was rejected`.
 */
export class BridgeRequestError extends BridgeError {
  override readonly name = 'BridgeRequestError'
}
