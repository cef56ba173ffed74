import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'

/** What one attempt came to. */
export type Attempt =
  | { result: unknown }
  | { error: WaypointError; isRetryable: boolean; wait?: number | undefined }

const retryCodes = new Set([-1, -32005, -32603, 429])

/** Reads a node's answer to one request. Total. */
export function readAnswer(body: unknown): Attempt {
  const { result, error } = (body ?? {}) as Record<string, unknown>
  if (typeof error === 'object' && error !== null) {
    const { code, message, data } = error as Record<string, unknown>
    const number = typeof code === 'number' ? code : kinds.internal.code
    return {
      error: new WaypointError(
        {
          name: 'RpcRequestError',
          code: number,
          shortMessage: 'RPC Request failed.',
        },
        typeof message === 'string' ? message : 'RPC Request failed.',
        { data },
      ),
      isRetryable: retryCodes.has(number),
    }
  }
  if (result !== undefined) return { result }
  return {
    error: new WaypointError(kinds.internal, 'The node sent no result.'),
    isRetryable: false,
  }
}
