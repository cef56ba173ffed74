import { isStoreAway } from '../../platform/db/isStoreAway.ts'
import { HttpError } from '../../platform/errors/HttpError.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'

const unavailable = () =>
  new HttpError(503, { code: 503, message: 'Service unavailable' })

const table: readonly {
  when: (error: unknown) => boolean
  answer: () => HttpError
}[] = [
  { when: isRpcUnavailable, answer: unavailable },
  { when: isStoreAway, answer: unavailable },
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
