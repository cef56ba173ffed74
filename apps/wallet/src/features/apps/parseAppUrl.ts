import { isLoopback } from '../dev-wallet/isLoopback.ts'

/**
 * Reads the address of an app. Only https, or http on this machine, without
 * credentials; anything else could be a script or a disguise.
 */
export function parseAppUrl(text: string | undefined): URL | undefined {
  const given = text?.trim() ?? ''
  if (!/^https?:\/\/[^/\\]/i.test(given) || !URL.canParse(given))
    return undefined
  const url = new URL(given)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return undefined
  return url
}
