import { GatewayError } from '@strongroom/gateway-sdk'

/** The gateway answered that it does not relay it; without an answer it may do so. */
export const isRelayRefusal = (error: unknown): boolean =>
  error instanceof GatewayError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500
