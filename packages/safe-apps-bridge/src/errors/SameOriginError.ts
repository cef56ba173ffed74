import { BridgeError } from './BridgeError.ts'

/** The app comes from the wallet's own origin, where no sandbox holds it. */
export class SameOriginError extends BridgeError {
  override readonly name = 'SameOriginError'

  constructor(origin: string) {
    super(`An app of the wallet's own origin "${origin}" is not embedded.`)
  }
}
