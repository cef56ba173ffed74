import { InvalidParameterError } from '../errors/invalidParameterError.ts'

/**
 * Checks a path parameter and percent-encodes it.
 * @throws InvalidParameterError
 */
export function segment(
  parameter: string,
  value: unknown,
  pattern: RegExp,
): string {
  if (typeof value !== 'string' || !pattern.test(value))
    throw new InvalidParameterError(parameter)
  return encodeURIComponent(value)
}
