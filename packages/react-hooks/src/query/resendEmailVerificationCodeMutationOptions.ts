import {
  type GatewayClient,
  resendEmailVerificationCode,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Requests another code for an e-mail address. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { resendEmailVerificationCodeMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = resendEmailVerificationCodeMutationOptions(createGatewayClient())
 */
export function resendEmailVerificationCodeMutationOptions(
  client: GatewayClient,
) {
  return callMutation(
    client,
    resendEmailVerificationCode,
    'resendEmailVerificationCode',
  )
}
