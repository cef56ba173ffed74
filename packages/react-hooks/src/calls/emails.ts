import {
  changeEmail,
  deleteRecoveryModule,
  deleteRegisteredEmail,
  type GatewayClient,
  getRegisteredEmail,
  registerEmail,
  registerRecoveryModule,
  resendEmailVerificationCode,
  verifyEmail,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Gives a gateway an owner’s e-mail address. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registerEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = registerEmailMutationOptions(createGatewayClient())
 */
export function registerEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, registerEmail, 'registerEmail', {
    // The signed variables are private, so they are not cached.
    gcTime: 0,
  })
}

/**
 * Requests an owner’s e-mail address. A mutation, since every request is signed
 * anew and the answer is private: it is not cached. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registeredEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = registeredEmailMutationOptions(createGatewayClient())
 */
export function registeredEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, getRegisteredEmail, 'registeredEmail', {
    // A signature that is good once for an answer that is private.
    gcTime: 0,
  })
}

/**
 * Gives a gateway another e-mail address of an owner. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { changeEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = changeEmailMutationOptions(createGatewayClient())
 */
export function changeEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, changeEmail, 'changeEmail', {
    // The signed variables are private, so they are not cached.
    gcTime: 0,
  })
}

/**
 * Deletes an owner’s e-mail address at a gateway. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteRegisteredEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = deleteRegisteredEmailMutationOptions(createGatewayClient())
 */
export function deleteRegisteredEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, deleteRegisteredEmail, 'deleteRegisteredEmail', {
    // The signed variables are private, so they are not cached.
    gcTime: 0,
  })
}

/**
 * Proves with the code that was mailed that an e-mail address is an owner’s.
 * Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { verifyEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = verifyEmailMutationOptions(createGatewayClient())
 */
export function verifyEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, verifyEmail, 'verifyEmail', {
    // The code is good once.
    gcTime: 0,
  })
}

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

/**
 * Ends alerts about a recovery module. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteRecoveryModuleMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = deleteRecoveryModuleMutationOptions(createGatewayClient())
 */
export function deleteRecoveryModuleMutationOptions(client: GatewayClient) {
  return callMutation(client, deleteRecoveryModule, 'deleteRecoveryModule')
}
