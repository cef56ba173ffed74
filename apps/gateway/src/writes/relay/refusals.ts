import { HttpError } from '../../platform/errors/HttpError.ts'

const texts = {
  base: 'Unsupported base contract.',
  multiSend: 'Unofficial MultiSend contract.',
  factory: 'Unofficial ProxyFactory contract.',
} as const

/** Relaying refuses with a text as code, and the status beside it. */
export const relayRefusal = (code: string, message: string): HttpError =>
  new HttpError(422, { code, message, statusCode: 422 })

/** The contract that is called is none of those we send calls to. */
export const unsupported = (what: keyof typeof texts): HttpError =>
  relayRefusal('UNSUPPORTED_CALL', texts[what])

/** The call itself is of no kind that we send. */
export const cannotRelay = (): HttpError =>
  relayRefusal('UNSUPPORTED_CALL', 'This call cannot be relayed.')
