/** Web origins whose pages may call from a browser. */
export interface AllowedOrigins {
  /** Origins as browsers send them, without a trailing slash. */
  listed: readonly string[]
  /** Also every page that this machine serves, on any port. */
  loopback: boolean
}

const loopbackOrigin =
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/** Compares whole origins, so that no other host can start with an allowed one. */
export const isAllowedOrigin = (
  { listed, loopback }: AllowedOrigins,
  origin: string,
): boolean =>
  listed.includes(origin) || (loopback && loopbackOrigin.test(origin))
