import { BridgeError } from '../errors/BridgeError.ts'

/** The app asks more than is served. */
export function createBusyError(): BridgeError {
  return new BridgeError('Too many requests. Try again in a second.', {
    code: -32005,
  })
}
