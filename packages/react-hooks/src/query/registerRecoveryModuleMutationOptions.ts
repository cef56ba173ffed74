import {
  type GatewayClient,
  registerRecoveryModule,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Has a gateway watch a recovery module. Never tried again by itself.
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
