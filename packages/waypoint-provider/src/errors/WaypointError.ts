/** Fields of a {@link WaypointError} beside its text. */
export interface WaypointErrorFields {
  /** Name of the error class that the common chain clients give the code. */
  name: string
  /** EIP-1193 or JSON-RPC code. */
  code: number
  /** General text of the code. */
  shortMessage: string
}

/**
 * Base of every error of this package. Shaped like the errors of the common
 * chain clients: `code` and `name` are the kind, `details` the cause, and
 * `message` the same, with advice where there is any.
 */
export class WaypointError extends Error {
  override readonly name: string
  readonly code: number
  readonly shortMessage: string
  readonly details: string
  /** More for programs: the wallet's own code and text, a reason, a status. */
  readonly data: unknown

  constructor(
    fields: WaypointErrorFields,
    details: string,
    options: { data?: unknown; cause?: unknown; message?: string } = {},
  ) {
    super(options.message ?? details, {
      cause: options.cause ?? new Error(details),
    })
    this.name = fields.name
    this.code = fields.code
    this.shortMessage = fields.shortMessage
    this.details = details
    this.data = options.data
  }
  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/waypoint-provider/#${this.name.toLowerCase()}`
  }
}
