/** Reason why a request failed, for people. */
export interface Failure {
  text: string
  code?: number
  /** Whether the owner declined. */
  isRejected: boolean
}

// Wallets without codes refuse with these texts.
const rejections = /^(Transaction was rejected|Permissions (were )?rejected)$/

/** Reads an error of the bridge or of a library over it. */
export function describeFailure(error: unknown): Failure {
  let text = 'Unknown failure'
  let code: number | undefined
  // viem wraps the wallet's error several times; the innermost has the details.
  let cause = error
  for (let depth = 0; depth < 10 && isObject(cause); depth += 1) {
    const { message, shortMessage, code: own } = cause
    if (typeof shortMessage === 'string') text = shortMessage
    else if (typeof message === 'string' && message !== '') text = message
    if (typeof own === 'number') code = own
    cause = cause['cause']
  }
  const isRejected = code === 4001 || rejections.test(text)
  return { text, isRejected, ...(code !== undefined && { code }) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
