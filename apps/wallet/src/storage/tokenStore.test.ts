import { expect, test } from 'vitest'
import { memoryStorage } from './memoryStorage.ts'
import { createStores } from './stores.ts'
import {
  mostOwnTokens,
  openTokenStore,
  parseTokens,
  setToken,
} from './tokenStore.ts'

const usd = '0x00000000000000000000000000000000000000Aa'
const eur = '0x00000000000000000000000000000000000000bb'
const tokenOf = (at: number) =>
  `0x${at.toString(16).padStart(40, '0')}` as const

test('default: lists each token once by chain, and removes it', () => {
  const storage = memoryStorage()
  const store = openTokenStore(createStores(storage))
  setToken(store, '1', usd, true)
  setToken(store, '1', eur, true)
  setToken(store, '1', usd.toLowerCase() as typeof usd, true)
  setToken(store, '2020', eur, true)
  const expected = { 1: [eur, usd.toLowerCase()], 2020: [eur] }
  expect(openTokenStore(createStores(storage)).get()).toEqual(expected)
  setToken(store, '1', eur, false)
  expect(store.get()['1']).toEqual([usd.toLowerCase()])
})

test('behavior: a full list takes no further token', () => {
  const store = openTokenStore(createStores(memoryStorage()))
  for (let at = 0; at <= mostOwnTokens; at++)
    setToken(store, '1', tokenOf(at), true)
  expect(store.get()['1']).toHaveLength(mostOwnTokens)
  expect(store.get()['1']).not.toContain(tokenOf(mostOwnTokens))
})

test.each([
  [[], undefined],
  ['{}', undefined],
  [{ one: [usd] }, {}],
  [{ 1: usd }, {}],
  [{ 1: ['0x12', 7, null, eur, eur] }, { 1: [eur] }],
])('error: reads the stored value %j as %j', (value, read) => {
  expect(parseTokens(value)).toEqual(read)
})
