/**
 * Why a pairing failed:
 *
 * - `malformed`: the text is no pairing code
 * - `version`: a code of WalletConnect 1, which is switched off
 * - `expired`: the code is older than its app allows
 * - `used`: the code has paired before
 * - `unanswered`: no app answers to the code
 * - `unreachable`: the relay does not answer
 */
export type PairingReason =
  | 'malformed'
  | 'version'
  | 'expired'
  | 'used'
  | 'unanswered'
  | 'unreachable'

/** A pairing code did not lead to an app. */
export class PairingError extends Error {
  override readonly name = 'PairingError'
  readonly reason: PairingReason

  constructor(reason: PairingReason, options?: ErrorOptions) {
    super(`The app could not be paired: ${reason}`, options)
    this.reason = reason
  }

  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/connectors/#${this.name.toLowerCase()}`
  }
}
