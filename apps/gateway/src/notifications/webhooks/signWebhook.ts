import { createHmac } from 'node:crypto'

/**
 * Value of the header `Strongroom-Signature`: the time in seconds, and for each
 * secret the HMAC-SHA256 of time and body in hex.
 *
 * @example
 * import { signWebhook } from './signWebhook.ts'
 *
 * signWebhook('{}', ['a secret of thirty-two characters'], 1_700_000_000_000)
 */
export function signWebhook(
  body: string | Buffer,
  secrets: readonly string[],
  now: number,
): string {
  const time = Math.floor(now / 1_000)
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'),
  )
  return [`t=${time}`, ...signatures.map((one) => `v1=${one}`)].join(',')
}
