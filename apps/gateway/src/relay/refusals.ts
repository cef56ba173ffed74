import type { HttpError } from '../http/HttpError.ts'
import { refuse } from '../http/HttpError.ts'

const texts = {
  base: 'Unsupported base contract.',
  multiSend: 'Unofficial MultiSend contract.',
  factory: 'Unofficial ProxyFactory contract.',
} as const

/** The contract that is called is none of those we send calls to. */
export const unsupported = (what: keyof typeof texts): HttpError =>
  refuse(422, texts[what])

/** The call itself is of no kind that we send. */
export const cannotRelay = (): HttpError =>
  refuse(422, 'This call cannot be relayed.')
