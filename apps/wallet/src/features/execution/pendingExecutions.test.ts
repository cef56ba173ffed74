import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createStores } from '../../storage/stores.ts'
import {
  endPending,
  pendingOf,
  sentPending,
  startPending,
} from './pendingExecutions.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = { chainId: '1337', safe } as const
const safeTxHash = `0x${'12'.repeat(32)}` as const
const txHash = `0x${'34'.repeat(32)}` as const
const entry = {
  ...key,
  safeTxHash,
  nonce: '4',
  account: safe,
  submitted: 5,
} as const

test('default: survives a reload at every step', () => {
  const storage = memoryStorage()
  const reload = () => createStores(storage).pending
  startPending(reload(), entry)
  expect(pendingOf(reload().get(), key)).toEqual({ ...entry, txHash: null })
  sentPending(reload(), safeTxHash, txHash)
  expect(pendingOf(reload().get(), key)).toEqual({ ...entry, txHash })
  endPending(reload(), safeTxHash)
  expect(pendingOf(reload().get(), key)).toBeUndefined()
})

test('behavior: another chain or safe is not held up', () => {
  const store = createStores(memoryStorage()).pending
  startPending(store, entry)
  expect(pendingOf(store.get(), { ...key, chainId: '2021' })).toBeUndefined()
})

test('behavior: garbage in the storage is dropped', () => {
  const storage = memoryStorage({
    'strongroom.v1.pending': JSON.stringify([{ ...entry, safe: '0x1' }, 7]),
  })
  expect(createStores(storage).pending.get()).toEqual([])
})
