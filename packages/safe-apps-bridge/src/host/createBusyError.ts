import { BridgeError } from '../errors/BridgeError.ts'

/** The app asks more than is served. */
export function createBusyError(): BridgeError {
  return new BridgeError('Too many requests.', { code: -32005 })
}
