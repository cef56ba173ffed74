/** Base of every error of this package. */
export class BridgeError extends Error {
  override readonly name: string = 'BridgeError'
  /** EIP-1193 or JSON-RPC error code, when there is one. */
  declare readonly code: number | undefined
  /** Data that the other side added. */
  declare readonly data: unknown

  constructor(
    message: string,
    options: {
      code?: number | undefined
      data?: unknown
      cause?: unknown
    } = {},
  ) {
    super(message, options)
    this.code = options.code
    this.data = options.data
  }
  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/safe-apps-bridge/#${this.name.toLowerCase()}`
  }
}
