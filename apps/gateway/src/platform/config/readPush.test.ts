import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPush } from './readPush.ts'

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
const complete = {
  GATEWAY_VAPID_PUBLIC_KEY: publicKey,
  GATEWAY_VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  GATEWAY_VAPID_SUBJECT: 'mailto:push@gateway.example',
}

test('default', () => {
  expect(readPush({}, [])).toBeUndefined()
  expect(readPush(complete, ['127.0.0.1'])).toEqual({
    publicKey,
    privateKey: complete.GATEWAY_VAPID_PRIVATE_KEY,
    subject: 'mailto:push@gateway.example',
    allowedHosts: ['127.0.0.1'],
  })
})

test('error: names the setting', () => {
  const fails = (change: Partial<typeof complete>) => {
    try {
      readPush({ ...complete, ...change }, [])
      return 'taken'
    } catch (error) {
      return String(error)
    }
  }
  const other = createECDH('prime256v1').generateKeys('base64url')
  expect([
    fails({ GATEWAY_VAPID_SUBJECT: '' }),
    fails({ GATEWAY_VAPID_SUBJECT: 'me' }),
    fails({ GATEWAY_VAPID_PRIVATE_KEY: 'short' }),
    fails({ GATEWAY_VAPID_PUBLIC_KEY: other }),
  ]).toMatchInlineSnapshot(`
    [
      "ConfigError: GATEWAY_VAPID_PUBLIC_KEY, GATEWAY_VAPID_PRIVATE_KEY, GATEWAY_VAPID_SUBJECT must be set together.",
      "ConfigError: GATEWAY_VAPID_SUBJECT must be a mailto: or https: URL.",
      "ConfigError: GATEWAY_VAPID_PRIVATE_KEY must be a P-256 private key in base64url.",
      "ConfigError: GATEWAY_VAPID_PUBLIC_KEY does not belong to the private key.",
    ]
  `)
})
