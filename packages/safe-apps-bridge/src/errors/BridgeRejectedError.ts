import { BridgeError } from './BridgeError.ts'

/** The user declined, or the wallet was closed. Thrown by host handlers. */
export class BridgeRejectedError extends BridgeError {
  override readonly name = 'BridgeRejectedError'

  constructor(message = 'Transaction was rejected') {
    super(message, { code: 4001 })
  }
}
