import { RefusalError } from '../../platform/errors/RefusalError.ts'

const texts = {
  base: 'Unsupported base contract.',
  multiSend: 'Unofficial MultiSend contract.',
  factory: 'Unofficial ProxyFactory contract.',
} as const

/** Relaying refuses with a text as code. */
export const relayRefusal = (code: string, message: string): RefusalError =>
  new RefusalError('not-relayed', message, { code })

/** Creates the refusal for a contract that we do not send calls to. */
export const unsupported = (what: keyof typeof texts): RefusalError =>
  relayRefusal('UNSUPPORTED_CALL', texts[what])

/** The call itself is of no kind that we send. */
export const cannotRelay = (): RefusalError =>
  relayRefusal('UNSUPPORTED_CALL', 'This call cannot be relayed.')
