import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPushSubscription } from './readPushSubscription.ts'

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
}
const at = (endpoint: unknown, other: object = keys) =>
  JSON.stringify({ endpoint, expirationTime: null, keys: other })

test('default', () => {
  const read = readPushSubscription(at('https://push.example/abc'))
  expect(read?.endpoint.href).toBe('https://push.example/abc')
  expect(read?.p256dh.length).toBe(65)
  expect(read?.auth).toEqual(Buffer.alloc(16, 7))
})

test('behavior: hosts of the list may be private and without TLS', () => {
  const endpoint = at('http://127.0.0.1:4000/abc')
  expect(readPushSubscription(endpoint)).toBeUndefined()
  expect(readPushSubscription(endpoint, ['127.0.0.1:4000'])).toBeDefined()
  expect(readPushSubscription(endpoint, ['127.0.0.1'])).toBeDefined()
  expect(readPushSubscription(endpoint, ['127.0.0.1:4001'])).toBeUndefined()
})

test('error: anything else', () => {
  const wrong = [
    ...['', 'fcm-token', 'null', '[]', '{}', '{"keys":null}', at(5)],
    ...['http://push.example/', 'ftp://push.example', 'javascript:1', 'x'].map(
      (endpoint) => at(endpoint),
    ),
    ...['https://127.0.0.1/', 'https://127.1/', 'https://0x7f000001/'].map(
      (endpoint) => at(endpoint),
    ),
    ...[
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://2130706433',
    ].map((endpoint) => at(endpoint)),
    at('https://user:secret@push.example/'),
    at(`https://push.example/${'a'.repeat(2_048)}`),
    at('https://push.example/', { ...keys, auth: 'AAAA' }),
    at('https://push.example/', { ...keys, p256dh: keys.auth }),
    at('https://push.example/', {
      ...keys,
      p256dh: Buffer.alloc(65, 5).toString('base64url'),
    }),
    at('https://push.example/', {}),
  ]
  const taken = wrong.filter((token) => readPushSubscription(token))
  expect(taken).toEqual([])
})
