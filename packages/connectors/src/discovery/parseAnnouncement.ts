import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import type { WalletInfo } from './AnnouncedWallet.ts'

const uuidV4 =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const image = /^data:image\/(?:png|svg\+xml|webp|jpeg|gif)[;,]/i
// Control characters and the marks that reverse the direction of text.
const deceptive = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const nameLimit = 64
const domainLimit = 253
const iconLimit = 256 * 1024

/**
 * Reads the detail of an announcement. Any page script can send one, so every
 * member is read once, inside a try, and checked; `undefined` means ignore it.
 */
export function parseAnnouncement(
  detail: unknown,
): { info: WalletInfo; provider: Eip1193Provider } | undefined {
  try {
    const { info, provider } = detail as { info: unknown; provider: unknown }
    if (!isProvider(provider)) return undefined
    const { uuid, name, rdns, icon } = info as Record<string, unknown>
    if (typeof uuid !== 'string' || !uuidV4.test(uuid)) return undefined
    if (typeof name !== 'string' || !isName(name)) return undefined
    if (typeof rdns !== 'string' || rdns.length > domainLimit) return undefined
    if (!domain.test(rdns)) return undefined
    return {
      info: { uuid, name, rdns, ...(isIcon(icon) ? { icon } : {}) },
      provider,
    }
  } catch {
    return undefined
  }
}

function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= nameLimit && !deceptive.test(name)
}

function isIcon(icon: unknown): icon is string {
  return (
    typeof icon === 'string' && icon.length <= iconLimit && image.test(icon)
  )
}

function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { request?: unknown }).request === 'function'
  )
}
