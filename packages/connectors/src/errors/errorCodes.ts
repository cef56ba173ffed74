const depthLimit = 5

/**
 * Every numeric code found on an error: its own, that of its causes, and the
 * one some wallets nest in `data.originalError`. Never throws.
 */
export function errorCodes(error: unknown, depth = 0): number[] {
  if (depth > depthLimit || typeof error !== 'object' || error === null)
    return []
  try {
    const { code, cause, data } = error as Record<string, unknown>
    const original =
      typeof data === 'object' && data !== null
        ? (data as Record<string, unknown>)['originalError']
        : undefined
    return [
      ...(typeof code === 'number' ? [code] : []),
      ...errorCodes(original, depth + 1),
      ...errorCodes(cause, depth + 1),
    ]
  } catch {
    return []
  }
}
