/** Names a {@link ConnectorError} can have. */
export type ConnectorErrorName =
  | 'ProviderNotFound'
  | 'ConnectFailed'
  | 'NotInstalled'
  | 'SwitchChainNotSupported'
  | 'AddChainNotSupported'
  | 'ChainMismatch'

/**
 * The error of every connector.
 *
 * `code` is copied from the wallet's error; a refusal by the user is always
 * 4001, for any code of the wallet.
 */
export class ConnectorError extends Error {
  override readonly name: ConnectorErrorName
  /** Provider error code (EIP-1193, EIP-1474), when there is one. */
  readonly code: number | undefined
  /** Error that the wallet threw. Same as `cause`. */
  readonly error: unknown
  /** Distinguishes errors that share a name and a code, such as `expired`. */
  readonly reason: string | undefined

  constructor(
    name: ConnectorErrorName,
    message: string,
    options: {
      cause?: unknown
      code?: number | undefined
      reason?: string | undefined
    } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.name = name
    this.error = options.cause
    this.code = options.code
    this.reason = options.reason
  }

  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/connectors/#${this.name.toLowerCase()}`
  }
}
