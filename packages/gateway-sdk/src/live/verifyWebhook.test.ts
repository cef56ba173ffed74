/// <reference types="node" />
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyWebhook } from './verifyWebhook.ts'

const secrets = ['0'.repeat(32), '1'.repeat(32)] as const
const now = 1_700_000_000_000
const body = '{"type":"NEW_CONFIRMATION","memo":"é"}'
const sign = (secret: string, text = body, time = 1_700_000_000) =>
  createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
const signature = `t=1700000000,v1=${sign(secrets[0])}`
const verify = (options: Partial<Parameters<typeof verifyWebhook>[0]>) =>
  verifyWebhook({ body, signature, secrets, now, ...options })

test('default', async () => {
  expect(await verify({})).toBe(true)
})

test('behavior: while secrets change, one that both sides know is enough', async () => {
  const both = `${signature},v1=${sign(secrets[1])}`
  expect(await verify({ signature: both, secrets: [secrets[1]] })).toBe(true)
  expect(await verify({ secrets: [secrets[1]] })).toBe(false)
})

test.each([
  ['another body', { body: `${body} ` }],
  ['another secret', { secrets: ['2'.repeat(32)] }],
  ['zero secrets', { secrets: [] }],
  ['a time of 301 seconds ago', { now: now + 301_000 }],
  ['a time 301 seconds ahead', { now: now - 301_000 }],
  ['a changed time', { signature: signature.replace('t=17', 't=16') }],
  ['a missing header', { signature: null }],
  ['an empty header', { signature: '' }],
  ['a header without a signature', { signature: 't=1700000000' }],
  ['a short signature', { signature: 't=1700000000,v1=ab' }],
  ['upper case', { signature: signature.toUpperCase() }],
] as const)('error: %s is refused', async (_, options) => {
  expect(await verify(options)).toBe(false)
})
