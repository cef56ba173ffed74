import { isAllowedOrigin } from '../../platform/config/allowedOrigins.ts'
import type { Config } from '../../platform/config/Config.ts'
import type { SignInMessage } from './parseSignInMessage.ts'

const skew = 30_000

export interface IsBoundOptions {
  config: Pick<Config, 'allowedOrigins' | 'chains'>
  /** Milliseconds since 1970. */
  now: number
  /** The page that sends the message, if the browser names it. */
  origin: string | undefined
}

/**
 * Whether the message was meant for this gateway, and for now: a signature for
 * another site must not sign in here. Domain and URI name the same listed web
 * origin, which is also the page that sends it.
 */
export function isBound(
  message: SignInMessage,
  { config, now, origin }: IsBoundOptions,
): boolean {
  const { scheme, domain, uri, chainId } = message
  const page = URL.parse(uri)
  if (page === null || page.username !== '' || page.password !== '') {
    return false
  }
  return (
    page.host === domain &&
    (scheme === undefined || `${scheme}:` === page.protocol) &&
    isAllowedOrigin(config.allowedOrigins, page.origin) &&
    (origin === undefined || origin === page.origin) &&
    config.chains.some((chain) => chain.chainId === chainId) &&
    message.issuedAt <= now + skew &&
    (message.expirationTime === undefined || message.expirationTime > now) &&
    (message.notBefore === undefined || message.notBefore <= now)
  )
}
