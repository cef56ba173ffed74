import { createPrivateKey, sign } from 'node:crypto'
import type { PushSettings } from '../../platform/config/Config.ts'

const lifetime = 12 * 3_600

const encode = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * The Authorization header that identifies the sender (RFC 8292), good for
 * twelve hours and this push service alone.
 */
export function vapidHeader(
  endpoint: URL,
  { publicKey, privateKey, subject }: PushSettings,
  now: number,
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now / 1_000) + lifetime,
    sub: subject,
  }
  const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), {
    key,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`
}
