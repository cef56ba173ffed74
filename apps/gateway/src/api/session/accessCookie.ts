import type { Config } from '../../platform/config/Config.ts'

/** Name of the session's cookie. */
export const accessCookie = 'access_token'

/**
 * The `Set-Cookie` value. Scripts cannot read the cookie (HttpOnly), and no
 * other site's request carries it (SameSite=Lax), top-level reads apart.
 */
export const setAccessCookie = (
  token: string,
  {
    seconds,
    config,
  }: { seconds: number; config: Pick<Config, 'secureCookies'> },
): string =>
  [
    `${accessCookie}=${token}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(config.secureCookies ? ['Secure'] : []),
  ].join('; ')
