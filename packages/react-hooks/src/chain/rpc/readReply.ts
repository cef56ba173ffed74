/** The error of a JSON-RPC answer. */
export interface RpcErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** What an answer says of one request; undefined when it is no JSON-RPC. */
export type RpcReply =
  | { readonly result: unknown }
  | { readonly error: RpcErrorObject }

/** Longest text of a node's that is repeated. */
const longestText = 1000

/** Reads one answer of a node. Nothing in it is trusted to be there. */
export function readReply(answer: unknown): RpcReply | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { error, result } = answer as Record<string, unknown>
  if (typeof error === 'object' && error !== null) {
    const { code, message, data } = error as Record<string, unknown>
    if (!Number.isSafeInteger(code)) return undefined
    const text = typeof message === 'string' ? message : ''
    return {
      error: {
        code: code as number,
        message: text.slice(0, longestText),
        ...(data === undefined ? {} : { data }),
      },
    }
  }
  return result === undefined ? undefined : { result }
}
