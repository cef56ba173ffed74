import type { Context } from 'hono'
import type { RateLimits } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { hashToken } from '../../writes/auth/hashToken.ts'
import type { Connection } from '../http/Call.ts'
import { tooMany } from '../http/HttpError.ts'
import { readTokens } from '../session/readTokens.ts'
import { clientNetwork } from './clientNetwork.ts'
import { createTokenBuckets } from './createTokenBuckets.ts'

const minute = 60_000

/**
 * Counts a request, by the network it comes from and by the session it carries.
 *
 * @throws HttpError 429 when there were too many.
 */
export type Limit = (c: Context) => void

/** Makes the limits of one server; each has buckets of its own. */
export function createLimits({
  config,
  now,
}: Pick<Gateway, 'config' | 'now'>): (name: keyof RateLimits) => Limit {
  return (name) => {
    const options = { capacity: config.rateLimits[name], fillMs: minute, now }
    const networks = createTokenBuckets(options)
    // Apart, so that made-up sessions push no network out.
    const sessions = createTokenBuckets(options)
    return (c) => {
      const { incoming } = (c.env ?? {}) as Connection
      const network = clientNetwork(
        config.proxies,
        c.req.raw.headers,
        incoming?.socket?.remoteAddress,
      )
      const wait = networks(network)
      if (wait > 0) throw tooMany(wait)
      const header = (key: string) => c.req.header(key)
      for (const token of readTokens({ header })) {
        const sessionWait = sessions(hashToken(token))
        if (sessionWait > 0) throw tooMany(sessionWait)
      }
    }
  }
}
