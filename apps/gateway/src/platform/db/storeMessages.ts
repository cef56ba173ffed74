import {
  ConfigError,
  DataFolderLockedError,
  DataFolderLostError,
  GatewayStartError,
} from '../errors/startErrors.ts'
import { DataFolderError } from './folderErrors.ts'

/** Request of the main thread to the thread that runs PGlite. */
export type StoreRequest = { id: number } & (
  | {
      kind: 'query'
      text: string
      params: unknown[] | undefined
      rowMode: 'array' | 'object' | undefined
      /** Number of the transaction. */
      tx: number | undefined
    }
  | { kind: 'exec'; text: string; tx: number | undefined }
  | { kind: 'begin' | 'commit' | 'rollback'; tx: number }
  | { kind: 'dump' | 'close' }
)

/** Reply of that thread. */
export type StoreReply =
  | { id: number; value: unknown }
  | { id: number; error: SentError }
  /** It waits until the main thread has renewed the folder's lock. */
  | 'confirm'

/** An error without the parts that cannot be sent to another thread. */
export interface SentError {
  message: string
  stack: string | undefined
  fields: Record<string, unknown>
  cause: SentError | undefined
  /** Name of its class, for errors of the start. */
  type: string | undefined
}

const startErrors: readonly (new (...args: never[]) => GatewayStartError)[] = [
  ConfigError,
  DataFolderError,
  DataFolderLockedError,
  DataFolderLostError,
  GatewayStartError,
]

const isPlain = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Makes an error ready to be sent to another thread. */
export function packError(error: unknown, depth = 0): SentError {
  const { message, stack, cause } = Object(error)
  return {
    message: typeof message === 'string' ? message : String(error),
    stack: typeof stack === 'string' ? stack : undefined,
    fields: Object.fromEntries(
      Object.entries(Object(error)).filter(([, value]) => isPlain(value)),
    ),
    cause:
      cause === undefined || depth > 4
        ? undefined
        : packError(cause, depth + 1),
    type:
      error instanceof GatewayStartError ? error.constructor.name : undefined,
  }
}

/** The error as it was thrown in the other thread. */
export function unpackError(sent: SentError): Error {
  const { message, stack, fields, cause, type } = sent
  const error = new Error(
    message,
    cause === undefined ? undefined : { cause: unpackError(cause) },
  )
  const known = startErrors.find(({ name }) => name === type)
  if (known !== undefined) Object.setPrototypeOf(error, known.prototype)
  if (stack !== undefined) error.stack = stack
  return Object.assign(error, fields)
}
