import { createHash } from 'node:crypto'
import { ConfigError } from '../errors/startErrors.ts'

/**
 * Hash of the operator's token; the token itself is not kept.
 *
 * @throws ConfigError for one that could be guessed.
 */
export function readOperatorToken(text: string | undefined) {
  if (text === undefined || text === '') return undefined
  if (!/^[\x21-\x7e]{32,256}$/.test(text)) {
    throw new ConfigError(
      'GATEWAY_OPERATOR_TOKEN must have 32 to 256 visible characters.',
    )
  }
  return createHash('sha256').update(text).digest()
}
