export interface ErrorDescription {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorDescription
}

const deepest = 5

/**
 * Messages of drizzle end with every value; of viem, with URLs. The shape
 * identifies them: importing the libraries would delay the log of a refused
 * start.
 */
const messageOf = (
  error: Error & { query?: unknown; params?: unknown; shortMessage?: unknown },
): string => {
  const { query, shortMessage } = error
  if (typeof query === 'string' && 'params' in error) {
    return `Failed query: ${query}`
  }
  return typeof shortMessage === 'string' ? shortMessage : error.message
}

/** Where it happened, without the message that the stack begins with. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * Loggable part of an error: place and reason, without values that people sent
 * (as in queries) or the address of an RPC, which may contain a key.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(depth === 0 ? { stack: framesOf(error) } : {}),
    ...(error.cause instanceof Error && depth < deepest
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  }
}
