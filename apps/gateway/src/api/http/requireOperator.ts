import { createHash, timingSafeEqual } from 'node:crypto'
import { forbidden } from '../../platform/errors/RefusalError.ts'
import type { Call } from './Call.ts'
import { cannot } from './HttpError.ts'

/**
 * Accepts requests with the operator's token.
 *
 * @throws HttpError 404 when the gateway has no token, 403 for another token.
 */
export function requireOperator(call: Call, method: string): void {
  const expected = call.gateway.config.operatorDigest
  if (expected === undefined) throw cannot(method, call.url.pathname)
  const given = /^Bearer (\S+)$/i.exec(call.header('authorization') ?? '')?.[1]
  const hash = createHash('sha256')
    .update(given ?? '')
    .digest()
  if (given === undefined || !timingSafeEqual(hash, expected)) throw forbidden()
}
