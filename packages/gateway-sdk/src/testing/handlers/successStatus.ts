import type { GatewayCallName } from './types.ts'

const statuses: Partial<Record<GatewayCallName, number>> = {
  relayTransaction: 201,
  proposeSafeMessage: 202,
  registerDeviceV2: 201,
  registerEmail: 201,
  changeEmail: 202,
  resendEmailVerificationCode: 202,
  verifyEmail: 204,
  deleteRegisteredEmail: 204,
  createAccount: 201,
  deleteAccount: 204,
  deleteRecoveryModule: 204,
}

/** The status with which the gateway grants a call. */
export function successStatus(call: GatewayCallName): number {
  return statuses[call] ?? 200
}
