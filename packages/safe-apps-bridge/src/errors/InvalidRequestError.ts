import { BridgeError } from './BridgeError.ts'

/** The request does not fit its method or is too large. */
export class InvalidRequestError extends BridgeError {
  override readonly name = 'InvalidRequestError'

  constructor(message: string) {
    super(message, { code: -32602 })
  }
}
