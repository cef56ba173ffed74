import { type AbiFunction, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { abiKey, openAbiStore, setAbi } from './abiStore.ts'
import { memoryStorage } from './memoryStorage.ts'
import { createStores } from './stores.ts'

const address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const key = abiKey('1337', address)
const functions: readonly AbiFunction[] = parseAbi([
  'function stake((uint256 a) b)',
])
const open = (storage = memoryStorage()) => openAbiStore(createStores(storage))

test('default: keeps the ABI of a contract, and forgets it', () => {
  const storage = memoryStorage()
  setAbi(open(storage), key, functions)
  expect(open(storage).get()).toEqual({ [key]: functions })
  setAbi(open(storage), key)
  expect(open(storage).get()).toEqual({})
})

test('behavior: forgets the oldest of more than 100 contracts', () => {
  const store = open()
  for (let at = 1; at <= 101; at++)
    setAbi(store, abiKey(String(at), address), functions)
  expect(Object.keys(store.get())).toHaveLength(100)
  expect(store.get()[abiKey('1', address)]).toBeUndefined()
  expect(store.get()[abiKey('101', address)]).toEqual(functions)
})

test('error: drops entries that are no functions of a contract', () => {
  const storage = memoryStorage()
  const bad = [
    { type: 'event', name: 'a', inputs: [] },
    { type: 'function', name: 7, inputs: [] },
    { type: 'function', name: 'a', inputs: [{ type: 7 }] },
    { type: 'function', name: 'a', inputs: [{ type: 'tuple', components: 7 }] },
    null,
  ]
  storage.setItem(
    'strongroom.v1.abis',
    JSON.stringify({ [key]: [...bad, ...functions], here: functions }),
  )
  expect(open(storage).get()).toEqual({ [key]: functions })
})
