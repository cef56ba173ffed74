/**
 * Whether the browser kept a wallet's window from opening: the reason that
 * popup wallets give in `data`, on the error or on what caused it.
 */
export function isPopupBlocked(error: unknown): boolean {
  let current: unknown = error
  for (let depth = 0; depth < 5; depth += 1) {
    if (typeof current !== 'object' || current === null) return false
    const { data, cause } = current as { data?: unknown; cause?: unknown }
    const { reason } = Object(data) as { reason?: unknown }
    if (reason === 'popup-blocked') return true
    current = cause
  }
  return false
}
