import { isRecord } from '@strongroom/internal/isRecord'
import { ManifestError, type ManifestReason } from '../errors/ManifestError.ts'
import { browserFeatures } from './browserFeatures.ts'

/** Manifest of an app, which is untrusted. */
export interface AppManifest {
  /** Address of the app without query, hash and trailing slash. */
  url: string
  /** At most 100 characters. */
  name: string
  /** At most 500 characters. */
  description: string
  /** Show it with an `<img>` only. */
  iconUrl: string | undefined
  /** Browser features the app asks for, known ones only. */
  features: readonly string[]
}

/** Reads the text of a manifest. Throws `ManifestError`. */
export function parseManifest(text: string, url: string): AppManifest {
  const { name, description, icons, iconPath, ...rest } = parse(text)
  if (!isText(name)) throw invalid({ kind: 'field', field: 'name' })
  if (!isText(description))
    throw invalid({ kind: 'field', field: 'description' })
  if (!isText(iconPath) && !icons)
    throw invalid({ kind: 'field', field: 'icons' })
  const asked = rest['safe_apps_permissions']
  const icon = chooseIcon(icons) ?? (isText(iconPath) ? iconPath : undefined)
  return {
    url,
    name: name.slice(0, 100),
    description: description.slice(0, 500),
    iconUrl: icon && iconUrl(icon, url),
    features: Array.isArray(asked)
      ? browserFeatures.filter((feature) => asked.includes(feature))
      : [],
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Malformed JSON: fall through to the error below.
  }
  throw invalid({ kind: 'json' })
}

/** One that scales, else one that is large enough, else the first. */
function chooseIcon(icons: unknown): string | undefined {
  const list = (Array.isArray(icons) ? icons : []).filter(
    (icon) => isRecord(icon) && isText(icon['src']),
  ) as { src: string; sizes?: unknown; type?: unknown }[]
  const sizes = ({ sizes }: (typeof list)[number]) =>
    typeof sizes === 'string' ? sizes.toLowerCase().split(/\s+/) : []
  const icon =
    list.find(
      (icon) => icon.type === 'image/svg+xml' || sizes(icon).includes('any'),
    ) ??
    list.find((icon) =>
      sizes(icon).some((size) => Number.parseInt(size, 10) >= 128),
    ) ??
    list[0]
  return icon?.src
}

// Anything that is not plainly https is a path of the app, scripts too.
function iconUrl(src: string, url: string): string {
  return src.startsWith('https://') ? src : `${url}/${src.replace(/^\/+/, '')}`
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function invalid(reason: ManifestReason) {
  return new ManifestError('Invalid Safe App manifest', { reason })
}
