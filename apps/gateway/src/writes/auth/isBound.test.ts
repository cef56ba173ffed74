import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { isBound } from './isBound.ts'
import type { SignInMessage } from './parseSignInMessage.ts'

const now = 1_000_000
const options = {
  config: loadConfig({
    GATEWAY_ALLOWED_ORIGINS: 'http://localhost:5173,https://wallet.example',
  }),
  now,
  origin: undefined,
}
const message: SignInMessage = {
  scheme: undefined,
  domain: 'wallet.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://wallet.example/sign-in?x=1',
  chainId: '1337',
  nonce: '0123456789abcdef',
  issuedAt: now,
  expirationTime: undefined,
  notBefore: undefined,
}

test('default', () => {
  expect(isBound(message, options)).toBe(true)
})

describe('behavior: still bound', () => {
  test.each<Partial<SignInMessage>>([
    { scheme: 'https' },
    { uri: 'https://wallet.example' },
    { uri: 'http://localhost:5173', domain: 'localhost:5173' },
    { chainId: '2021' },
    { issuedAt: now + 30_000 },
    { expirationTime: now + 1 },
    { notBefore: now },
  ])('%j', (fields) => {
    expect(isBound({ ...message, ...fields }, options)).toBe(true)
  })

  test('by the page that sends it', () => {
    const origin = 'https://wallet.example'
    expect(isBound(message, { ...options, origin })).toBe(true)
  })
})

describe('error: rejects messages bound to other sites, schemes or ports', () => {
  test.each<Partial<SignInMessage>>([
    { scheme: 'http' },
    { domain: 'evil.example' },
    { domain: 'localhost:5173' },
    { domain: 'wallet.example:443' },
    { domain: 'evil.example', uri: 'https://evil.example' },
    { uri: 'https://evil.example' },
    { uri: 'http://wallet.example' },
    { uri: 'https://wallet.example:444', domain: 'wallet.example:444' },
    { uri: 'https://wallet.example@evil.example', domain: 'evil.example' },
    { uri: 'https://me@wallet.example' },
    { uri: 'https://:word@wallet.example' },
    { uri: 'https:' },
    { uri: 'urn:wallet.example' },
    { uri: 'did:key:wallet.example' },
    { chainId: '1' },
    { issuedAt: now + 31_000 },
    { expirationTime: now },
    { notBefore: now + 1 },
  ])('%j', (fields) => {
    expect(isBound({ ...message, ...fields }, options)).toBe(false)
  })

  test('to another listed page that sends it', () => {
    const origin = 'http://localhost:5173'
    expect(isBound(message, { ...options, origin })).toBe(false)
  })
})
