import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'

/** Error for an app when the user declines its request. */
export function refusalOf(method: string): BridgeRejectedError {
  return method === 'wallet_requestPermissions'
    ? new BridgeRejectedError('Permissions were rejected')
    : new BridgeRejectedError()
}
