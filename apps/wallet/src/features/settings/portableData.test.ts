import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createStores } from '../../storage/stores.ts'
import { exportData, importData } from './portableData.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: a copy restores into an empty browser', () => {
  const from = createStores(memoryStorage())
  from.names.set({ 1337: { [a.toLowerCase()]: 'Payroll' } })
  from.safes.set([{ chainId: '1337', address: b }])
  const to = createStores(memoryStorage())
  expect(importData(to, exportData(from))).toEqual({
    names: 1,
    renamed: 0,
    safes: 1,
  })
  expect(exportData(to)).toBe(exportData(from))
})

test('behavior: a name given here is never replaced', () => {
  const stores = createStores(memoryStorage())
  stores.names.set({ 1337: { [a.toLowerCase()]: 'Payroll' } })
  const foreign = JSON.stringify({
    kind: 'strongroom',
    version: 1,
    names: { 1337: { [a]: 'Mallory', [b]: 'Bob\u202e', x: 'y' } },
    safes: [{ chainId: '1337', address: '0x1' }, 7],
  })
  expect(importData(stores, foreign)).toEqual({
    names: 1,
    renamed: 1,
    safes: 0,
  })
  expect(stores.names.get()).toMatchInlineSnapshot(`
    {
      "1337": {
        "0x70997970c51812dc3a010c7d01b50e0d17dc79c8": "Bob",
        "0xd8da6bf26964af9d7eed9e03e53415d37aa96045": "Payroll",
      },
    }
  `)
})

test.each(['{', '[]', '{"kind":"other","version":1}'])(
  'error: %s leaves the stores unchanged',
  (text) => {
    const stores = createStores(memoryStorage())
    expect(() => importData(stores, text)).toThrowErrorMatchingSnapshot()
    expect(stores.names.get()).toEqual({})
  },
)
