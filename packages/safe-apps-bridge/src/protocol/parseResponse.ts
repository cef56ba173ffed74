/** What the host answered. */
export interface BridgeResponse {
  id: string
  success: boolean
  data: unknown
  /** Of a failure. */
  error: string
  code: number | undefined
}

/**
 * Reads an answer. Total: anything that is not one gives `undefined`, and no
 * input makes it throw.
 */
export function parseResponse(message: unknown): BridgeResponse | undefined {
  try {
    const { id, success, version, error, code, data } = message as Record<
      string,
      unknown
    >
    if (
      typeof id !== 'string' ||
      typeof success !== 'boolean' ||
      typeof version !== 'string' ||
      !(Number.parseInt(version, 10) >= 1)
    )
      return undefined
    const text = typeof error === 'string' ? error : 'Request failed'
    return {
      id,
      success,
      data,
      error: text,
      code:
        typeof code === 'number'
          ? code
          : // Wallets without codes say in these texts that the user refused.
            !success && /^\w+ (was|were) rejected$/.test(text)
            ? 4001
            : undefined,
    }
  } catch {
    return undefined
  }
}
