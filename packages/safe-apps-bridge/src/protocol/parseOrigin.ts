import { InvalidOriginError } from '../errors/InvalidOriginError.ts'

/**
 * Checks that `value` is an exact http(s) origin such as
 * `https://app.example`, and nothing more.
 */
export function parseOrigin(value: string): string {
  try {
    if (new URL(value).origin === value && /^https?:/.test(value)) return value
  } catch {
    // Not a URL: same answer.
  }
  throw new InvalidOriginError(String(value))
}
