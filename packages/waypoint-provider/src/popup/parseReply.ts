/** A reply of the popup. */
export type PopupReply =
  | { type: 'success'; data: unknown }
  | { type: 'fail'; error: unknown }

/**
 * Reads a message of the popup; `undefined` when it is not a reply to the
 * request with this state. Total.
 */
export function parseReply(
  message: unknown,
  expectedState: string,
): PopupReply | undefined {
  try {
    const { state, type, data, error } = message as Record<string, unknown>
    if (state !== expectedState) return undefined
    if (type === 'fail') return { type, error }
    return type === 'success' ? { type, data: parseData(data) } : undefined
  } catch {
    return undefined
  }
}

/** Wallets may send their data as JSON text. */
function parseData(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
