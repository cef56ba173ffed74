/** Answer of the host. */
export interface BridgeResponse {
  id: string
  success: boolean
  data: unknown
  /** Text of a failure. */
  error: string
  code: number | undefined
}

/**
 * Reads an answer. Total: returns `undefined` for any other value, and never
 * throws for a value that can be posted.
 */
export function parseResponse(message: unknown): BridgeResponse | undefined {
  const { id, success, version, error, code, data } = Object(message) as Record<
    string,
    unknown
  >
  if (
    typeof id !== 'string' ||
    typeof success !== 'boolean' ||
    typeof version !== 'string' ||
    !/^0*[1-9]/.test(version)
  )
    return undefined
  // Some wallets post the Error of a failed read as the result of a success.
  const isError = {}.toString.call(data) === '[object Error]'
  const given = isError ? (data as Error).message : error
  const text = typeof given === 'string' ? given : 'Request failed'
  return {
    id,
    success: success && !isError,
    data,
    error: text,
    code:
      typeof code === 'number'
        ? code
        : // Wallets without codes report the user's refusal in these texts.
          /^\w+ (was|were) rejected$/.test(text)
          ? 4001
          : undefined,
  }
}
