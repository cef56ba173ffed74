import { InvalidOriginError } from '../errors/InvalidOriginError.ts'

/**
 * Checks that `value` is an exact http(s) origin such as
 * `https://app.example`, and nothing more.
 */
export function parseOrigin(value: string): string {
  try {
    const { origin, protocol } = new URL(value)
    if (origin === value && /^https?:$/.test(protocol)) return origin
  } catch {
    // Not a URL: same answer.
  }
  throw new InvalidOriginError(String(value))
}
