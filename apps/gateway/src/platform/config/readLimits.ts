import { ConfigError } from '../errors/startErrors.ts'
import type { RateLimits } from './Config.ts'

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

const names = {
  general: 'GATEWAY_RATE_LIMIT',
  auth: 'GATEWAY_RATE_LIMIT_AUTH',
  accountCreation: 'GATEWAY_RATE_LIMIT_ACCOUNTS',
  costly: 'GATEWAY_RATE_LIMIT_COSTLY',
} as const

/** A user of the machine that the gateway runs on never reaches this limit. */
const localGeneral = 600_000

/**
 * Requests per minute of one client. A gateway for one machine lets it ask
 * about as much as it can answer.
 *
 * @throws ConfigError naming the variable.
 */
export function readLimits(
  environment: Readonly<Record<string, string | undefined>>,
  { isLocal }: { isLocal: boolean },
): RateLimits {
  const read = (name: string, otherwise: number): number => {
    const limit = Number(environment[name] || otherwise)
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000_000) {
      throw new ConfigError(
        `${name} must be a whole number of requests per minute, from 1 to 10000000.`,
      )
    }
    return limit
  }
  return {
    general: read(names.general, isLocal ? localGeneral : 1_200),
    auth: read(names.auth, 5),
    accountCreation: read(names.accountCreation, 5),
    costly: read(names.costly, isLocal ? localGeneral : 60),
  }
}

/**
 * Streams of events that may be open. A browser has one for each safe that it
 * shows; an office shares an address.
 *
 * @throws ConfigError naming the variable.
 */
export function readStreams(
  environment: Readonly<Record<string, string | undefined>>,
  { isLocal }: { isLocal: boolean },
): { most: number; mostOfClient: number } {
  const most = readWholeNumber(environment, 'GATEWAY_STREAMS', {
    otherwise: 5_000,
    most: 100_000,
  })
  const mostOfClient = readWholeNumber(
    environment,
    'GATEWAY_STREAMS_OF_CLIENT',
    { otherwise: isLocal ? most : 100, most: 100_000 },
  )
  return { most, mostOfClient }
}
