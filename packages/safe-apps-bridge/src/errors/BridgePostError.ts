import { BridgeError } from './BridgeError.ts'

/** The request could not be posted to the browser, or too many are waiting. */
export class BridgePostError extends BridgeError {
  override readonly name = 'BridgePostError'
}
