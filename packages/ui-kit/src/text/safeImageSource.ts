import { safeHref } from './safeHref.ts'

const inlineImage =
  /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:;[a-z0-9=-]+)*,/iu

export interface SafeImageSourceOptions {
  /** Allow `https:` images besides inline ones. @default false */
  remote?: boolean | undefined
  /**
   * Allow `http:` images of this machine as well, as a site under development
   * has them.
   * @default false
   */
  loopback?: boolean | undefined
}

const local = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//u

/**
 * Returns a source that is safe for an `<img>`: an inline image, or with
 * `remote` an `https:` URL, with `loopback` an `http:` one of this machine; otherwise `undefined`. Scripts inside an SVG do
 * not run in an `<img>`.
 */
export function safeImageSource(
  source: string | null | undefined,
  options: SafeImageSourceOptions = {},
): string | undefined {
  if (typeof source !== 'string' || source.length > 262_144) return undefined
  const trimmed = source.trim()
  if (inlineImage.test(trimmed)) return trimmed
  const href = safeHref(trimmed)
  if (href === undefined) return undefined
  const isAllowed =
    (options.remote === true && href.startsWith('https:')) ||
    (options.loopback === true && local.test(href))
  return isAllowed ? href : undefined
}
