import { BridgeError } from './BridgeError.ts'

/** A configured origin is not an exact http(s) origin. */
export class InvalidOriginError extends BridgeError {
  override readonly name = 'InvalidOriginError'

  constructor(origin: string) {
    super(`"${origin}" is not an exact origin such as "https://app.example".`)
  }
}
