import { expect, test } from 'vitest'
import { parseSettings } from './parseSettings.ts'

const token = '0x9b83f8d1228a2540b00c2091103026712be0c669'

test('default: reads stored settings', () => {
  const settings = {
    theme: 'dark',
    density: 'compact',
    language: 'de',
    rpc: { 1337: 'http://127.0.0.1:8545' },
    secondRpc: { 1337: 'https://node.example' },
    onChain: true,
    rawHex: true,
    currency: 'EUR',
    tokens: 'all',
    dust: 'hide',
    hidden: { 1337: [token] },
    shortcuts: false,
  } as const
  expect(parseSettings(settings)).toEqual(settings)
})

test('behavior: turns a setting on for true alone', () => {
  for (const value of [false, 1, 'true', {}, null])
    expect(parseSettings({ onChain: value, rawHex: value })).toEqual({
      theme: 'system',
      rpc: {},
    })
})

test('behavior: falls back to the usual density for an unknown one', () => {
  for (const density of ['comfortable', 'tiny', 1, null])
    expect(parseSettings({ density })).toEqual({ theme: 'system', rpc: {} })
})

test('behavior: drops a currency that is no code', () => {
  for (const currency of ['eur', 'EURO', '../x', 1, null])
    expect(parseSettings({ currency })).toEqual({ theme: 'system', rpc: {} })
})

test('behavior: follows the browser for a language without texts', () => {
  for (const language of ['fr', 'DE', 'toString', 1, null])
    expect(parseSettings({ language })).toEqual({ theme: 'system', rpc: {} })
})

test('behavior: keeps only addresses among hidden tokens', () => {
  const hidden = { 1: [token, 'x', 7], x: [token], 5: 'no' }
  expect(parseSettings({ hidden, tokens: 'some', dust: true })).toEqual({
    theme: 'system',
    rpc: {},
    hidden: { 1: [token] },
  })
})

test('error: garbage', () => {
  for (const value of [null, 1, 'x', []])
    expect(parseSettings(value)).toBe(undefined)
})
