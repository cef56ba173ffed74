import { BridgeError } from './BridgeError.ts'

/** The manifest of an app could not be read. */
export class ManifestError extends BridgeError {
  override readonly name = 'ManifestError'
  /** What to show to the user. */
  readonly userMessage = "The app doesn't support Safe App functionality"
}
