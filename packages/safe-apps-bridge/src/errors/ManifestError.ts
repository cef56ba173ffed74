import { BridgeError } from './BridgeError.ts'

/** Why a manifest could not be read. */
export type ManifestReason =
  /** The address is neither https nor on this machine. */
  | { kind: 'address' }
  /** The server answered with this status. */
  | { kind: 'status'; status: number }
  /** The server redirects; redirects are not followed. */
  | { kind: 'redirect' }
  /** The server answers, but does not let other sites read the answer. */
  | { kind: 'cors' }
  /** The site did not answer, or the browser hides its answer without a reason. */
  | { kind: 'network' }
  /** Still not complete after so many milliseconds. */
  | { kind: 'timeout'; limit: number }
  /** Larger than so many bytes. */
  | { kind: 'size'; limit: number }
  /** The answer is not a JSON object. */
  | { kind: 'json' }
  /** A required field is missing, empty or of a wrong type. */
  | { kind: 'field'; field: 'name' | 'description' | 'icons' }

/** The manifest of an app could not be read. */
export class ManifestError extends BridgeError {
  override readonly name = 'ManifestError'
  /** Message for the user. */
  readonly userMessage = "The app doesn't support Safe App functionality"
  /** The cause, for the author of the app. */
  readonly reason: ManifestReason

  constructor(
    message: string,
    options: { reason: ManifestReason; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.reason = options.reason
  }
}
