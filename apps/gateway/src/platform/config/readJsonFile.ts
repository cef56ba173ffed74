import { readFileSync } from 'node:fs'
import { ConfigError } from '../errors/startErrors.ts'

/**
 * A configuration file of the operator.
 *
 * @throws ConfigError when it is missing or no JSON.
 */
export function readJsonFile(path: string, what: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new ConfigError(`The ${what} file ${path} cannot be read.`, { cause })
  }
}
