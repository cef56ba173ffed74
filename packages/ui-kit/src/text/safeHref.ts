/**
 * Returns the normalised URL when it is absolute and `http:` or `https:`,
 * without credentials; otherwise `undefined`, so that no link is rendered.
 *
 * @example
 * ```ts
 * import { safeHref } from '@strongroom/ui-kit'
 *
 * safeHref('https://example.org') // 'https://example.org/'
 * safeHref('javascript:alert(1)') // undefined
 * ```
 */
export function safeHref(url: string | null | undefined): string | undefined {
  if (typeof url !== 'string' || url.length > 2048) return undefined
  // The parser drops tabs and line breaks, so it sees another URL than a reader
  // would: refuse instead.
  if (/[\s\p{Cc}\p{Cf}]/u.test(url)) return undefined
  // `https:/x` and `https:\\x` parse as something else than they look like.
  if (!/^https?:\/\/[^/\\]/iu.test(url)) return undefined
  if (!URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (parsed.username !== '' || parsed.password !== '') return undefined
  return parsed.href
}
