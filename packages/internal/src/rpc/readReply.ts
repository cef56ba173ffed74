/** The error of a JSON-RPC answer. */
export interface RpcErrorObject {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** Reply to one request. */
export type RpcReply =
  | { readonly result: unknown }
  | { readonly error: RpcErrorObject }

/** Longest text of a node's that is repeated. */
const longestText = 1000

/**
 * Reads one answer of a node; undefined when it is not JSON-RPC. Every field
 * may be missing.
 */
export function readReply(answer: unknown): RpcReply | undefined {
  const { error, result } = Object(answer) as Record<string, unknown>
  if (!error) return result === undefined ? undefined : { result }
  const { code, message, data } = error as Record<string, unknown>
  if (typeof code !== 'number') return undefined
  return { error: { code, message: `${message}`.slice(0, longestText), data } }
}
