import { isRpcUnavailable } from '../rpc/isRpcUnavailable.ts'
import { HttpError } from './HttpError.ts'

/** Codes of a database that cannot be reached, or has no room left. */
const databaseDown =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|CONNECTION_\w+|CONNECT_TIMEOUT|57P0\d|08\d{3}|53\d{3})$/

const hasCode = (error: unknown, codes: RegExp): boolean => {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    const { code } = current as NodeJS.ErrnoException
    if (typeof code === 'string' && codes.test(code)) return true
    current = current.cause
  }
  return false
}

const unavailable = () =>
  new HttpError(503, { code: 503, message: 'Service unavailable' })

const table: readonly {
  when: (error: unknown) => boolean
  answer: () => HttpError
}[] = [
  { when: isRpcUnavailable, answer: unavailable },
  { when: (error) => hasCode(error, databaseDown), answer: unavailable },
  {
    when: () => true,
    answer: () =>
      new HttpError(500, { code: 500, message: 'Internal server error' }),
  },
]

/** What a client is told about any error; nothing of the inside leaks. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const row = table.find(({ when }) => when(error))
  return row === undefined ? unavailable() : row.answer()
}
