import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createStores } from '../../storage/stores.ts'
import { forgetSafe, rememberSafe } from './editSafes.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const safe = { chainId: '1337', address } as const

test('default: keeps a safe once, whatever the case of its address', () => {
  const stores = createStores(memoryStorage())
  rememberSafe(stores, safe, { openedAt: 5 })
  rememberSafe(
    stores,
    { ...safe, address: address.toLowerCase() as typeof address },
    { pinned: true },
  )
  expect(stores.safes.get()).toEqual([{ ...safe, openedAt: 5, pinned: true }])
  rememberSafe(stores, safe, { pinned: false })
  expect(stores.safes.get()).toEqual([{ ...safe, openedAt: 5 }])
})

test('behavior: undo restores a removed safe with its name and pin', () => {
  const stores = createStores(memoryStorage())
  stores.names.set({ 1337: { [address.toLowerCase()]: 'Payroll' } })
  rememberSafe(stores, safe, { pinned: true })
  const undo = forgetSafe(stores, safe)
  expect(stores.safes.get()).toEqual([])
  expect(stores.names.get()).toEqual({ 1337: {} })
  undo()
  undo()
  expect(stores.safes.get()).toEqual([{ ...safe, pinned: true }])
  expect(stores.names.get()).toEqual({
    1337: { [address.toLowerCase()]: 'Payroll' },
  })
})
