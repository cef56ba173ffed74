import { GatewayError } from './gatewayError.ts'

/** The gateway answered with a status that is not a success. */
export class GatewayStatusError extends GatewayError {
  override readonly name = 'GatewayStatusError'
  /**
   * Milliseconds to wait before the next try, from the `Retry-After` header.
   * Undefined without that header.
   */
  declare readonly retryAfter: number | undefined
}

/**
 * The call got no answer: refused, cut off, blocked or offline, or not sent
 * because the client's `headers` failed. The reason is `cause`.
 */
export class GatewayNetworkError extends GatewayError {
  override readonly name = 'GatewayNetworkError'
}

/** An attempt took longer than the timeout, body included. */
export class GatewayTimeoutError extends GatewayError {
  override readonly name = 'GatewayTimeoutError'
}

/** The caller's signal fired. Its reason is `cause`. */
export class GatewayAbortError extends GatewayError {
  override readonly name = 'AbortError'
}

/**
 * A success whose body is not what the call promises: not JSON, too large, too
 * deep, or refused by the client's `validate`.
 */
export class InvalidResponseError extends GatewayError {
  override readonly name = 'InvalidResponseError'
  /** Issues that the client's `validate` found. */
  declare readonly issues: readonly unknown[] | undefined
}
