/** What the host answered. */
export type BridgeResponse =
  | { id: string; success: true; data: unknown }
  | {
      id: string
      success: false
      error: string
      code: number | undefined
      data: unknown
    }

/**
 * Reads an answer. Total: anything that is not one gives `undefined`, and no
 * input makes it throw.
 */
export function parseResponse(message: unknown): BridgeResponse | undefined {
  try {
    if (typeof message !== 'object' || message === null) return undefined
    const { id, success, version, error, code, data } = message as Record<
      string,
      unknown
    >
    if (typeof id !== 'string' || typeof version !== 'string') return undefined
    if (!(Number.parseInt(version, 10) >= 1)) return undefined
    if (success === true) return { id, success, data }
    if (success !== false) return undefined
    return {
      id,
      success,
      error: typeof error === 'string' ? error : 'Request failed',
      code: typeof code === 'number' ? code : undefined,
      data,
    }
  } catch {
    return undefined
  }
}
