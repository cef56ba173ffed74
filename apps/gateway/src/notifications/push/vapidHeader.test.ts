import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { vapidHeader } from './vapidHeader.ts'

const pair = createECDH('prime256v1')
const point = pair.generateKeys()
const settings = {
  publicKey: point.toString('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  subject: 'mailto:push@gateway.example',
  allowedHosts: [],
}

test('default', () => {
  const header = vapidHeader(
    new URL('https://push.example:8443/a/b?c'),
    settings,
    1_000_000_500,
  )
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  expect(key).toBe(settings.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString())
  expect([read(head), read(claims)]).toEqual([
    { typ: 'JWT', alg: 'ES256' },
    {
      aud: 'https://push.example:8443',
      exp: 1_000_000 + 43_200,
      sub: settings.subject,
    },
  ])
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const check = (content: string) =>
    verify(
      'sha256',
      Buffer.from(content),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  expect(check(`${head}.${claims}`)).toBe(true)
  expect(check(`${head}.${claims}x`)).toBe(false)
})
