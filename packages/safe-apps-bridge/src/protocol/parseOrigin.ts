import { InvalidOriginError } from '../errors/InvalidOriginError.ts'

/**
 * Checks that `value` is an exact http(s) origin such as `https://app.example`,
 * without any other part.
 */
export function parseOrigin(value: string): string {
  try {
    if (new URL(value).origin === value && /^https?:/.test(value)) return value
  } catch {
    // Malformed URL: fall through to the error below.
  }
  throw new InvalidOriginError(value)
}
