import { errorCodes } from '../sign/errorCodes.ts'

/**
 * Whether a node looked at a call and refused it, as opposed to not having been
 * reached: only its own answers carry a JSON-RPC code.
 */
export function isNodeRefusal(error: unknown): boolean {
  return errorCodes(error).some(
    // -32005 is too many requests: it did not look.
    (code) => code === 3 || (code <= -32000 && code !== -32005),
  )
}
