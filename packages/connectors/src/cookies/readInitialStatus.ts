/**
 * Reads from a request's `Cookie` header whether the page will look for a wallet
 * that was connected before, as `createCookieStorage` has noted it. Give the
 * result to the manager as `initialStatus`, on the server and in the page.
 *
 * @param cookies The header; `null` or `undefined` if it is missing.
 * @param prefix As in `createSafeStorage`. Default: 'tanto'.
 * @example
 * ```ts
 * import { readInitialStatus } from '@strongroom/connectors/cookies'
 *
 * readInitialStatus('tanto.RECENT=%22io.rabby%22; tanto.RECONNECT.io.rabby=true')
 * // 'reconnecting'
 * ```
 */
export function readInitialStatus(
  cookies: string | null | undefined,
  prefix = 'tanto',
): 'disconnected' | 'reconnecting' {
  const flag = `${prefix}.RECONNECT.`
  const isFlagged = (cookies ?? '').split(';').some((cookie) => {
    const [name = '', value = ''] = cookie.trim().split('=')
    return decode(name).startsWith(flag) && value === 'true'
  })
  return isFlagged ? 'reconnecting' : 'disconnected'
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
