import { BridgeError } from './BridgeError.ts'

/** The bridge was disposed before the answer came. */
export class BridgeDisposedError extends BridgeError {
  override readonly name = 'BridgeDisposedError'

  constructor() {
    super('The bridge was disposed.', { code: 4900 })
  }
}
