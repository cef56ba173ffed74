import { ConfigError } from '../errors/startErrors.ts'

const name = 'GATEWAY_SECURE_COOKIES'

/**
 * Whether cookies are for https alone. They are, unless the public URL is http
 * on this machine; browsers would drop them there, or on a plain http address,
 * for which the setting may be `false`.
 *
 * @throws ConfigError for anything else, and for `false` with https.
 */
export function readSecureCookies(
  value: string | undefined,
  { protocol, isLocal }: { protocol: string; isLocal: boolean },
): boolean {
  if (value === undefined || value === '') {
    return protocol === 'https:' || !isLocal
  }
  if (value === 'true') return true
  if (value !== 'false') throw new ConfigError(`${name} must be true or false.`)
  if (protocol === 'https:') {
    throw new ConfigError(`${name} cannot be false with an https public URL.`)
  }
  return false
}
