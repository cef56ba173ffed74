/** Facts that an error carries besides its message. */
export interface GatewayErrorFields {
  /** HTTP status, when there was an answer. */
  readonly status?: number | undefined
  /** The gateway's own code: `code`, else `statusCode`, of the answer. */
  readonly code?: string | number | null | undefined
  readonly url?: string | undefined
  readonly method?: string | undefined
  /** The answer, parsed; its text when it is not JSON. */
  readonly body?: unknown
  /** `X-Request-Id` of the answer, to quote to the gateway's operator. */
  readonly requestId?: string | null | undefined
  /** Whether trying again later may help. */
  readonly retryable?: boolean | undefined
  readonly cause?: unknown
}

/**
 * Base of every error of this package. The message is the text to show; all
 * else is on fields. Distinguish the kinds by `name` or `instanceof`.
 *
 * @example
 * import { getSafeInfo, createGatewayClient, isGatewayError } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * try {
 *   await getSafeInfo(client, { chainId: '1', safeAddress: '0x…' })
 * } catch (error) {
 *   if (isGatewayError(error) && error.status === 404) throw new Error('No such safe')
 * }
 */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
  declare readonly status: number | undefined
  declare readonly code: string | number | null | undefined
  declare readonly url: string | undefined
  declare readonly method: string | undefined
  declare readonly body: unknown
  declare readonly requestId: string | null | undefined
  readonly retryable: boolean = false

  constructor(
    message: string,
    fields?: GatewayErrorFields & Readonly<Record<string, unknown>>,
  ) {
    super(message)
    Object.assign(this, fields)
  }
  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/gateway-sdk/#${this.name.toLowerCase()}`
  }
}
