import { SafeProtocolError } from '../errors.ts'

/** Why a bundle was refused. */
export type BundleFault =
  /** Longer than {@link maxBundleLength}, or larger when it is unpacked. */
  | 'tooLarge'
  /** Neither JSON nor a packed bundle: cut off, or changed on its way. */
  | 'unreadable'
  /** JSON of another kind. */
  | 'unknownFormat'
  /** A later version of the format. */
  | 'unknownVersion'
  /** A field is missing, superfluous, or has another type; see `detail`. */
  | 'malformed'
  /** The fields are not those that were written. */
  | 'wrongChecksum'
  /** The fields have another hash than the bundle says. */
  | 'wrongHash'
  /** The bytes are no signature of the account that the bundle names. */
  | 'invalidSignature'
  /** The signer does not own the safe. */
  | 'foreignSignature'
  /** Two signatures of one signer. */
  | 'duplicateSignature'
  | 'wrongChain'
  | 'otherSafe'
  /** The safe has used the nonce. */
  | 'staleNonce'
  /** Bundles of different transactions or messages cannot be merged. */
  | 'otherContent'
  /** Frames of a series are not there; see `missing`. */
  | 'missingFrames'
  /** Frames of different series. */
  | 'mixedFrames'

/**
 * A bundle that must not be used. Texts of the bundle are in no message.
 *
 * @example
 * ```ts
 * import { BundleError, readBundle } from '@strongroom/safe-protocol/bundle'
 *
 * try {
 *   await readBundle('{}')
 * } catch (error) {
 *   if (error instanceof BundleError) console.log(error.fault)
 * }
 * ```
 */
export class BundleError extends SafeProtocolError {
  override name = 'BundleError'
  readonly fault: BundleFault
  /** Name of the field, or account, hash or number that was found. */
  readonly detail: string | undefined
  /** Numbers of the missing frames, from 1. */
  readonly missing: readonly number[]

  constructor(
    fault: BundleFault,
    message: string,
    options: { detail?: string; missing?: readonly number[] } = {},
  ) {
    super(message)
    this.fault = fault
    this.detail = options.detail
    this.missing = options.missing ?? []
  }
}
