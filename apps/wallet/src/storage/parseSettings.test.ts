import { expect, test } from 'vitest'
import { parseSettings } from './parseSettings.ts'

test('default: what is stored is read', () => {
  const settings = {
    theme: 'dark',
    density: 'compact',
    rpc: { 1337: 'http://127.0.0.1:8545' },
    onChain: true,
    rawHex: true,
  } as const
  expect(parseSettings(settings)).toEqual(settings)
})

test('behavior: only true turns something on', () => {
  for (const value of [false, 1, 'true', {}, null])
    expect(parseSettings({ onChain: value, rawHex: value })).toEqual({
      theme: 'system',
      rpc: {},
    })
})

test('behavior: a density that nobody knows is the usual one', () => {
  for (const density of ['comfortable', 'tiny', 1, null])
    expect(parseSettings({ density })).toEqual({ theme: 'system', rpc: {} })
})

test('error: garbage', () => {
  for (const value of [null, 1, 'x', []])
    expect(parseSettings(value)).toBe(undefined)
})
