import { safeHref } from './safeHref.ts'

/** A path inside the app (`/…`, `?…`, `#…`), or else a safe absolute URL. */
export function ownHref(href: string): string | undefined {
  return /^(?:\/(?![/\\])|[?#])/u.test(href) ? href : safeHref(href)
}
