import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chainsSource } from '../../../scripts/chainsSource.ts'
import { findKnownChain } from './findKnownChain.ts'

test('default: a known chain has its name, its short name and its coin', () => {
  expect(findKnownChain('1')).toEqual({
    chainName: 'Ethereum Mainnet',
    shortName: 'eth',
    isTestnet: false,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
  expect(findKnownChain('11155111')?.isTestnet).toBe(true)
})

test('behavior: an id that the registry gives to an older network names the one of today', () => {
  expect(findKnownChain('2020')?.nativeCurrency.symbol).toBe('RON')
  expect(findKnownChain('31337')?.shortName).toBe('anvil')
})

test('behavior: an id that is part of another one is not known', () => {
  expect(findKnownChain('103')).toBeUndefined()
  expect(findKnownChain('0')).toBeUndefined()
})

test('behavior: the generated table is up to date', () => {
  const url = new URL('./generated/chains.ts', import.meta.url)
  expect(readFileSync(url, 'utf8')).toBe(chainsSource())
})
