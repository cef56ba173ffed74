import { errorCodes } from './errorCodes.ts'

/** Whether the person at the wallet said no. */
export function isRejection(error: unknown): boolean {
  if (errorCodes(error).includes(4001)) return true
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
