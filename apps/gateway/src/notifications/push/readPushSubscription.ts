import { isPublicUrl } from '../delivery/postPublic.ts'
import type { PushKeys } from './encryptPush.ts'

export interface PushSubscription extends PushKeys {
  endpoint: URL
}

const longest = 2_048

const bytes = (value: unknown, length: number): Buffer | undefined => {
  if (typeof value !== 'string' || !/^[\w+/=-]{1,100}$/.test(value)) return
  const read = Buffer.from(value, 'base64url')
  return read.length === length ? read : undefined
}

/**
 * Reads what a browser's `PushSubscription.toJSON()` gives. The endpoint must be
 * https and not an address inside a network, except for the listed hosts. Where
 * a host name leads is only known when connecting.
 *
 * @returns undefined for anything else.
 */
export function readPushSubscription(
  token: string,
  allowedHosts: readonly string[] = [],
): PushSubscription | undefined {
  let value: { endpoint?: unknown; keys?: Record<string, unknown> } | null
  try {
    value = JSON.parse(token)
  } catch {
    return
  }
  const endpoint = value?.endpoint
  if (typeof endpoint !== 'string' || endpoint.length > longest) return
  const url = URL.parse(endpoint)
  const p256dh = bytes(value?.keys?.['p256dh'], 65)
  const auth = bytes(value?.keys?.['auth'], 16)
  if (url === null || p256dh === undefined || auth === undefined) return
  const isListed = [url.host, url.hostname].some((host) =>
    allowedHosts.includes(host),
  )
  if (p256dh[0] !== 4 || !isPublicUrl(url, isListed)) return
  return { endpoint: url, p256dh, auth }
}
