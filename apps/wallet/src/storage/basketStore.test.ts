import { expect, test } from 'vitest'
import {
  addToBasket,
  basketKey,
  editBasket,
  mostData,
  mostItems,
  moveInBasket,
  openBasketStore,
  readBasket,
  removeFromBasket,
  replaceInBasket,
  returnToBasket,
} from './basketStore.ts'
import { memoryStorage } from './memoryStorage.ts'
import { createStores } from './stores.ts'

const address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const owner = { chainId: '1337', address } as const

const open = (storage = memoryStorage()) => {
  const store = openBasketStore(createStores(storage))
  return { storage, store, read: () => readBasket(store.get(), owner) }
}
const values = (basket: { items: readonly { value: string }[] }) =>
  basket.items.map(({ value }) => value).join()

test('default: keeps calls in order for the next visit', () => {
  const { storage, store, read } = open()
  addToBasket(store, owner, [{ to: dave, value: 1n }])
  addToBasket(store, owner, [
    { to: dave.toLowerCase(), data: '0xAB', origin: 'https://app.example' },
  ])
  editBasket(store, owner, (basket) => ({ ...basket, name: 'Salaries' }))
  expect(open(storage).read()).toEqual({
    name: 'Salaries',
    items: [
      { id: expect.any(String), to: dave, value: '1', data: '0x' },
      {
        ...{ id: expect.any(String), to: dave, value: '0', data: '0xab' },
        origin: 'https://app.example',
      },
    ],
  })
  expect(read().items[0]?.id).not.toBe(read().items[1]?.id)
})

test('behavior: keeps safes and chains apart', () => {
  const { store } = open()
  addToBasket(store, owner, [{ to: dave }])
  for (const other of [
    { ...owner, chainId: '1' },
    { ...owner, address: dave } as const,
  ])
    expect(readBasket(store.get(), other).items).toEqual([])
})

test('behavior: adds to what another tab has written', () => {
  const { storage, store } = open()
  const other = open(storage)
  addToBasket(store, owner, [{ to: dave, value: 1n }])
  addToBasket(other.store, owner, [{ to: dave, value: 2n }])
  expect(values(other.read())).toBe('1,2')
})

test('behavior: moves, replaces and removes single items', () => {
  const { store, read } = open()
  const calls = [1n, 2n, 3n].map((value) => ({ to: dave, value }))
  addToBasket(store, owner, calls)
  const [first, second, third] = read().items.map(({ id }) => id)
  moveInBasket(store, owner, third as string, 0)
  expect(values(read())).toBe('3,1,2')
  moveInBasket(store, owner, third as string, 9)
  expect(values(read())).toBe('1,2,3')
  replaceInBasket(store, owner, second as string, [{ to: dave, value: 7n }])
  expect(values(read())).toBe('1,7,3')
  expect(read().items[1]?.id).not.toBe(second)
  replaceInBasket(store, owner, second as string, [{ to: dave, value: 8n }])
  expect(values(read())).toBe('1,7,3,8')
  removeFromBasket(store, owner, [first as string, third as string])
  expect(values(read())).toBe('7,8')
})

test('behavior: puts removed items back in their places, once', () => {
  const { store, read } = open()
  const calls = [1n, 2n, 3n].map((value) => ({ to: dave, value }))
  addToBasket(store, owner, calls)
  const removed = read()
    .items.map((item, place) => ({ item, place }))
    .filter(({ place }) => place !== 1)
  removeFromBasket(
    store,
    owner,
    removed.map(({ item }) => item.id),
  )
  expect(values(read())).toBe('2')
  returnToBasket(store, owner, removed)
  returnToBasket(store, owner, removed)
  expect(values(read())).toBe('1,2,3')
})

test('behavior: forgets an empty basket without a name', () => {
  const { store, read } = open()
  addToBasket(store, owner, [{ to: dave }])
  removeFromBasket(
    store,
    owner,
    read().items.map(({ id }) => id),
  )
  expect(store.get()).toEqual({})
})

test('error: refuses more than a page or the browser can take', () => {
  const { store, read } = open()
  const calls = Array.from({ length: mostItems }, () => ({ to: dave }))
  expect(addToBasket(store, owner, calls)).toBe(true)
  expect(addToBasket(store, owner, [{ to: dave }])).toBe(false)
  expect(read().items).toHaveLength(mostItems)
  const large = [{ to: dave, data: `0x${'00'.repeat(mostData / 2)}` }]
  const other = { ...owner, chainId: '1' }
  expect(addToBasket(store, other, large)).toBe(false)
})

test.each([
  { to: '0x12' },
  { to: dave, data: '0x1' },
  { to: dave, value: -1n },
  { to: dave, value: 2n ** 256n },
])('error: refuses the malformed call %o', (call) => {
  const { store, read } = open()
  expect(() => addToBasket(store, owner, [call])).toThrow(
    'The call is malformed.',
  )
  expect(read().items).toEqual([])
})

test('error: drops a stored basket with an unreadable item as a whole', () => {
  const storage = memoryStorage()
  const item = { id: 'a', to: dave, value: '1', data: '0x' }
  const key = basketKey(owner)
  const readWith = (stored: unknown) => {
    storage.setItem('strongroom.v1.baskets', JSON.stringify(stored))
    return values(open(storage).read())
  }
  expect(readWith({ [key]: { name: '', items: [item] } })).toBe('1')
  for (const bad of [
    { ...item, id: 'b', value: '1.5' },
    { ...item, id: 'b', to: 'dave' },
    { ...item, id: 'b', data: '0xzz' },
    item,
    null,
  ])
    expect(readWith({ [key]: { name: '', items: [item, bad] } })).toBe('')
})
