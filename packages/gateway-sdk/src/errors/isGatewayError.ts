import { GatewayError } from './gatewayError.ts'

/** True for every error this package throws. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof GatewayError
}
