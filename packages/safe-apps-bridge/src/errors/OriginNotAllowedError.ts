import { BridgeError } from './BridgeError.ts'

/** The page around the app is not one of the allowed wallets. */
export class OriginNotAllowedError extends BridgeError {
  override readonly name = 'OriginNotAllowedError'
  declare readonly origin: string

  constructor(origin: string) {
    super(`The embedding page "${origin}" is not an allowed wallet.`, {
      code: 4900,
    })
    this.origin = origin
  }
}
