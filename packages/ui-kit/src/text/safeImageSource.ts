import { safeHref } from './safeHref.ts'

const inlineImage =
  /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:;[a-z0-9=-]+)*,/iu

/** Options of `safeImageSource`. */
export interface SafeImageSourceOptions {
  /** Allow `https:` images besides inline ones. @default false */
  remote?: boolean | undefined
  /**
   * With `remote`: the only origin that images come from, `http:` as well.
   * @default every `https:` origin
   */
  origin?: string | undefined
}

/**
 * Returns a source that is safe for an `<img>`: an inline image, or with
 * `remote` an `https:` URL; otherwise `undefined`. Scripts inside an SVG do
 * not run in an `<img>`.
 */
export function safeImageSource(
  source: string | null | undefined,
  options: SafeImageSourceOptions = {},
): string | undefined {
  if (typeof source !== 'string' || source.length > 262_144) return undefined
  const trimmed = source.trim()
  if (inlineImage.test(trimmed)) return trimmed
  if (options.remote !== true) return undefined
  const href = safeHref(trimmed)
  if (options.origin !== undefined)
    return href && new URL(href).origin === options.origin ? href : undefined
  return href?.startsWith('https:') === true ? href : undefined
}
