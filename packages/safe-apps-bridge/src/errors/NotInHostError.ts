import { BridgeError } from './BridgeError.ts'

/** The page is not embedded, so there is no wallet to ask. */
export class NotInHostError extends BridgeError {
  override readonly name = 'NotInHostError'

  constructor() {
    super('This page is not embedded in a wallet.', { code: 4900 })
  }
}
