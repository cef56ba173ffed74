import { BridgeError } from './BridgeError.ts'

/** The host answered with something that does not fit the method. */
export class InvalidReplyError extends BridgeError {
  override readonly name = 'InvalidReplyError'

  constructor(method: string) {
    super(`The wallet's answer to "${method}" is malformed.`, { code: -32603 })
  }
}
