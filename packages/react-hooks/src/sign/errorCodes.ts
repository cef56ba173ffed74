const depthLimit = 5

/** Numeric codes on an error, its causes and the one wallets nest in data. */
export function errorCodes(error: unknown, depth = 0): number[] {
  if (depth > depthLimit || typeof error !== 'object' || error === null)
    return []
  const { code, cause, data } = error as Record<string, unknown>
  const nested =
    typeof data === 'object' && data !== null
      ? (data as Record<string, unknown>)['originalError']
      : undefined
  return [
    ...(typeof code === 'number' ? [code] : []),
    ...errorCodes(nested, depth + 1),
    ...errorCodes(cause, depth + 1),
  ]
}
