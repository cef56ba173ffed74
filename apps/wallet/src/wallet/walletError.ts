const depthLimit = 5

/** Numeric codes on an error, its causes and the one wallets nest in data. */
function codesOf(error: unknown, depth = 0): number[] {
  if (depth > depthLimit || typeof error !== 'object' || error === null)
    return []
  const { code, cause, data } = error as Record<string, unknown>
  const nested =
    typeof data === 'object' && data !== null
      ? (data as Record<string, unknown>)['originalError']
      : undefined
  return [
    ...(typeof code === 'number' ? [code] : []),
    ...codesOf(nested, depth + 1),
    ...codesOf(cause, depth + 1),
  ]
}

/** Whether the person at the wallet said no. */
export function isRejection(error: unknown): boolean {
  if (codesOf(error).includes(4001)) return true
  const { code, message } = Object(error) as {
    code?: unknown
    message?: unknown
  }
  return (
    code === 'ACTION_REJECTED' ||
    (typeof message === 'string' &&
      /user (?:rejected|denied|cancell?ed)/i.test(message))
  )
}

/** One line of what a wallet or node said, short enough for a notice. */
export function errorLine(error: unknown): string {
  const { shortMessage, message } = Object(error) as {
    shortMessage?: unknown
    message?: unknown
  }
  const text = typeof shortMessage === 'string' ? shortMessage : message
  return typeof text === 'string' && text !== ''
    ? text.replace(/\s+/g, ' ').slice(0, 300)
    : 'No reason was given.'
}
