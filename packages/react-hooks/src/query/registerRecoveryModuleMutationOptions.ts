import {
  type GatewayClient,
  registerRecoveryModule,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Registers a recovery module to be watched by a gateway. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registerRecoveryModuleMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = registerRecoveryModuleMutationOptions(createGatewayClient())
 */
export function registerRecoveryModuleMutationOptions(client: GatewayClient) {
  return callMutation(client, registerRecoveryModule, 'registerRecoveryModule')
}
