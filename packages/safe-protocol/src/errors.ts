/**
 * Base of every error this package throws, so that one `instanceof` catches them all.
 *
 * @example
 * ```ts
 * import { decodeMultiSend, SafeProtocolError } from '@strongroom/safe-protocol'
 *
 * try {
 *   decodeMultiSend('0x')
 * } catch (error) {
 *   if (error instanceof SafeProtocolError) console.log(error.message)
 * }
 * ```
 */
export class SafeProtocolError extends Error {
  override name = 'SafeProtocolError'

  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/safe-protocol/#${this.name.toLowerCase()}`
  }
}

/** Why a signature was refused. */
export type SignatureFault =
  | 'length'
  | 'recovery-id'
  | 'scalar'
  | 'malleable'
  | 'owner'
  | 'offset'
  | 'padding'
  | 'unrecoverable'
  | 'signer'

/** A signature, or a packed list of signatures, that must not be trusted. */
export class InvalidSignatureError extends SafeProtocolError {
  override name = 'InvalidSignatureError'
  /** Fault of the signature, for code. */
  readonly fault: SignatureFault
  /** Index of the signature in the packed list, when there is a list. */
  readonly index: number | undefined

  constructor(message: string, fault: SignatureFault, index?: number) {
    super(index === undefined ? message : `Signature ${index + 1}: ${message}`)
    this.fault = fault
    this.index = index
  }
}

/** An argument that cannot be encoded or hashed as its declared type. */
export class InvalidInputError extends SafeProtocolError {
  override name = 'InvalidInputError'
  /** The field that was refused. */
  readonly field: string

  constructor(field: string, message: string) {
    super(`${field}: ${message}`)
    this.field = field
  }
}

/** Bytes that do not decode as the call or the batch they claim to be. */
export class InvalidCalldataError extends SafeProtocolError {
  override name = 'InvalidCalldataError'
}

/** A Safe version this package has no rules or no contracts for. */
export class UnsupportedVersionError extends SafeProtocolError {
  override name = 'UnsupportedVersionError'
  readonly version: string

  constructor(version: string, message: string) {
    super(message)
    this.version = version
  }
}
