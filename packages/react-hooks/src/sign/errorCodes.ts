const depthLimit = 5

/** An error with its causes and what wallets nest in its data, outermost first. */
export function nestedErrors(
  error: unknown,
  depth = 0,
): Record<string, unknown>[] {
  if (depth > depthLimit || typeof error !== 'object' || error === null)
    return []
  const found = error as Record<string, unknown>
  return [
    found,
    ...[found['data'], found['originalError'], found['cause']].flatMap(
      (inner) => nestedErrors(inner, depth + 1),
    ),
  ]
}

/** Numeric codes on an error, its causes and the ones wallets nest in data. */
export const errorCodes = (error: unknown): number[] =>
  nestedErrors(error).flatMap(({ code }) =>
    typeof code === 'number' ? [code] : [],
  )

/** Messages of an error, its causes and the ones wallets nest in data. */
export const errorMessages = (error: unknown): string[] =>
  nestedErrors(error).flatMap(({ message }) =>
    typeof message === 'string' ? [message] : [],
  )
