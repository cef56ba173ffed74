/** Error for queries whose connection is gone. */
export const lostError = (): Error =>
  Object.assign(new Error('The store does not answer.'), { code: 'ECONNRESET' })

/** Codes of a database that cannot be reached, or has no room left. */
const away =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|ENOSPC|CONNECTION_\w+|CONNECT_TIMEOUT|57P0\d|25P0[34]|08\d{3}|53\d{3})$/

/**
 * True for connection errors, false for query errors: when the error or one of
 * its causes has one of the codes.
 */
export function isDatabaseUnavailable(error: unknown, codes = away): boolean {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    const { code } = current as NodeJS.ErrnoException
    if (typeof code === 'string' && codes.test(code)) return true
    current = current.cause
  }
  return false
}
