import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createStores } from '../../storage/stores.ts'
import { nameDemo } from './nameDemo.ts'

test('default: names given here stay', async () => {
  const { names } = createStores(memoryStorage())
  names.set({ 1337: { '0xaa': 'My own' } })
  const rpc = () => ({ url: '', request: async () => ['0xAA', '0xBB'] })
  const chains = { 1337: { rpcUrl: 'http://127.0.0.1:1' } }
  await nameDemo(names, chains, { 1337: { '0xcc': 'Treasury' } }, rpc)
  expect(names.get()).toEqual({
    1337: { '0xaa': 'My own', '0xbb': 'Bob', '0xcc': 'Treasury' },
  })
})
