/** EIP-1193 code of "the user said no", on the error or on what caused it. */
export function isRejection(error: unknown): boolean {
  let current: unknown = error
  for (let depth = 0; depth < 5; depth += 1) {
    if (typeof current !== 'object' || current === null) return false
    if ('code' in current && current.code === 4001) return true
    if ('name' in current && current.name === 'UserRejectedRequestError') {
      return true
    }
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}
