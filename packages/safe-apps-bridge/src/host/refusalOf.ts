import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'

/** What an app hears when the user does not do what it asked. */
export function refusalOf(method: string): BridgeRejectedError {
  return method === 'wallet_requestPermissions'
    ? new BridgeRejectedError('Permissions were rejected')
    : new BridgeRejectedError()
}
