import { SigningError } from './SigningError.ts'

/**
 * Stops where the request was closed meanwhile.
 *
 * @throws SigningError with the reason.
 */
export function assertOpen(signal: AbortSignal): void {
  if (!signal.aborted) return
  if (signal.reason instanceof SigningError) throw signal.reason
  throw new SigningError('cancelled')
}
