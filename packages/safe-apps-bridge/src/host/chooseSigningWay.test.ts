import { expect, test } from 'vitest'
import { chooseSigningWay, type SigningFacts } from './chooseSigningWay.ts'

const facts: SigningFacts = {
  safeVersion: '1.4.1',
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  chainSupportsEip1271: true,
  sdkVersion: '9.1.0',
  settings: { offChainSigning: true },
}

test('default', () => {
  expect(chooseSigningWay(facts)).toBe('offChain')
})

test.each<Partial<SigningFacts>>([
  { safeVersion: '1.3.0+L2' },
  { safeVersion: '1.0.0', fallbackHandler: null },
  { safeVersion: '1.2.0', fallbackHandler: null },
  { sdkVersion: undefined },
  { sdkVersion: '7.11.0' },
  { sdkVersion: '7.11.0-next.1' },
  { sdkVersion: '7.12' },
  { sdkVersion: '10.0.0' },
  { sdkVersion: 'sdkVersion' },
  { sdkVersion: '' },
  { sdkVersion: 'v' },
])('behavior: off chain with %j', (change) => {
  expect(chooseSigningWay({ ...facts, ...change })).toBe('offChain')
})

test.each<Partial<SigningFacts>>([
  { safeVersion: null },
  { safeVersion: undefined },
  { safeVersion: 'unknown' },
  { safeVersion: '0.1.0' },
  { fallbackHandler: null },
  { fallbackHandler: undefined },
  { fallbackHandler: `0x${'00'.repeat(20)}` },
  { fallbackHandler: '0x12' },
  { chainSupportsEip1271: false },
  { sdkVersion: '7.8.0' },
  { sdkVersion: '7.10.99' },
  { sdkVersion: '7' },
  { sdkVersion: '1.0.3' },
  { settings: { offChainSigning: false } },
  { alwaysOnChain: true },
])('behavior: on chain with %j', (change) => {
  expect(chooseSigningWay({ ...facts, ...change })).toBe('onChain')
})
