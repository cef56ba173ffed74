import { ConfigError } from '../errors/startErrors.ts'

/**
 * A setting that is a number.
 *
 * @throws ConfigError for another text, or a number out of bounds.
 */
export function readWholeNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  {
    otherwise,
    least = 0,
    most,
  }: { otherwise: number; least?: number; most: number },
): number {
  const text = environment[name]
  if (text === undefined || text === '') return otherwise
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new ConfigError(`${name} must be a number from ${least} to ${most}.`)
}
