import { BridgeError } from './BridgeError.ts'

/** The host does not serve the method. */
export class NotImplementedError extends BridgeError {
  override readonly name = 'NotImplementedError'

  constructor(method: string) {
    super(`"${method}" not implemented`, { code: 4200 })
  }
}
