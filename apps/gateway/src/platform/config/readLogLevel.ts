import { ConfigError } from '../errors/startErrors.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** @throws ConfigError when pino has no such level. */
export function readLogLevel(value: string | undefined): string {
  if (value === undefined || value === '') return 'info'
  if (levels.includes(value)) return value
  throw new ConfigError(`LOG_LEVEL must be one of ${levels.join(', ')}.`)
}
