import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encryptPush } from './encryptPush.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// Appendix A of RFC 8291.
const browserKey =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const auth = 'BTBZMqHH6r4Tts7J_aSIgg'

test('default', () => {
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    { p256dh: bytes(browserKey), auth: bytes(auth) },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('behavior: decrypts with the key of the subscription alone', () => {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys()
  const secret = bytes(auth)
  const hkdf = (key: Buffer, salt: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, size))
  const open = (sealed: Buffer): string => {
    const [salt, sender] = [sealed.subarray(0, 16), sealed.subarray(21, 86)]
    const input = hkdf(
      browser.computeSecret(sender),
      secret,
      Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]),
      32,
    )
    const of = (use: string, size: number) =>
      hkdf(input, salt, Buffer.from(`Content-Encoding: ${use}\0`), size)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      of('aes128gcm', 16),
      of('nonce', 12),
    )
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([
      decipher.update(sealed.subarray(86, -16)),
      decipher.final(),
    ])
    expect(text.at(-1)).toBe(2)
    return text.subarray(0, -1).toString()
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), (text) => {
      const sealed = encryptPush(text, { p256dh, auth: secret })
      // Half of a surrogate pair has no bytes of its own.
      expect(open(sealed)).toBe(Buffer.from(text).toString())
    }),
    { numRuns: 50 },
  )
})

test('error: a key off the curve, a message beyond a record', () => {
  const p256dh = Buffer.alloc(65, 4)
  expect(() => encryptPush('a', { p256dh, auth: bytes(auth) })).toThrow()
  expect(() =>
    encryptPush('a'.repeat(3_994), {
      p256dh: bytes(browserKey),
      auth: bytes(auth),
    }),
  ).toThrowErrorMatchingInlineSnapshot(`[Error: The push message is too long.]`)
})
