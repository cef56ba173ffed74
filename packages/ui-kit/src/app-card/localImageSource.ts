import { safeHref } from '../text/safeHref.ts'

const local = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//u

/**
 * Returns an `http:` source of this machine, as an app under development has
 * it; otherwise `undefined`. A sibling of `safeImageSource`, which every other
 * picture needs.
 */
export function localImageSource(
  source: string | null | undefined,
): string | undefined {
  const href = safeHref(source)
  return href !== undefined && local.test(href) ? href : undefined
}
