import { InvalidRequestError } from '../errors/InvalidRequestError.ts'

/** Reads 32 bytes of hex; `text` is the error otherwise. */
export function parseHash(value: unknown, text: string): string {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value
  throw new InvalidRequestError(text)
}
