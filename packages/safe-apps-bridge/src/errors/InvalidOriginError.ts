import { BridgeError } from './BridgeError.ts'

/** A configured origin is not an exact http(s) origin. */
export class InvalidOriginError extends BridgeError {
  override readonly name = 'InvalidOriginError'

  constructor(origin: string) {
    super(
      `"${origin}" is not an exact origin. Write it like "https://app.example", without a path or a trailing slash.`,
    )
  }
}
