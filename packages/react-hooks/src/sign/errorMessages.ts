const depthLimit = 5

/** Messages of an error, its causes and what wallets nest in their data. */
export function errorMessages(error: unknown, depth = 0): string[] {
  if (depth > depthLimit || typeof error !== 'object' || error === null)
    return []
  const { message, cause, data, originalError } = error as Record<
    string,
    unknown
  >
  return [
    ...(typeof message === 'string' ? [message] : []),
    ...[cause, data, originalError].flatMap((inner) =>
      errorMessages(inner, depth + 1),
    ),
  ]
}
