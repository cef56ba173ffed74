import { expect, test, vi } from 'vitest'
import { setup as setupWire } from '../app/createAppBridge.test.fixture.ts'
import { failure, setup } from './fakeBridge.test.fixture.ts'

const address = '0x00000000000000000000000000000000000000bb'
const transfer = {
  type: 'function',
  name: 'transfer',
  inputs: [{ name: 'to', type: 'address' }],
}

test('default: reads an ABI by address, and keeps texts in the wallet', async () => {
  const { wallet, bridge } = setup()
  const found = { abi: [transfer], name: 'Coin', implementation: address }
  wallet.handle({
    getContractAbi: async (request) =>
      request.address === address ? found : undefined,
  })
  expect(await bridge.getContractAbi({ address })).toEqual(found)
  const other = `0x${'9'.repeat(40)}`
  expect(await bridge.getContractAbi({ address: other })).toBeUndefined()

  const storage = await bridge.openStorage()
  expect(await storage.get('draft')).toBeUndefined()
  await storage.set('draft', 'first')
  await storage.set('draft', 'second')
  await storage.set('__proto__', 'a key like any other')
  expect(await storage.get('draft')).toBe('second')
  expect([...(await storage.keys())].sort()).toEqual(['__proto__', 'draft'])
  await storage.remove('draft')
  expect(await storage.keys()).toEqual(['__proto__'])
})

test('behavior: another safe of the wallet has other texts', async () => {
  const { wallet, bridge } = setup()
  const storage = await bridge.openStorage()
  await storage.set('draft', 'of the first safe')
  wallet.setSafe({ safeAddress: address })
  expect(await storage.get('draft')).toBeUndefined()
})

test('error: rejects without a message where the wallet lacks the extensions', async () => {
  const { bridge, sent, reply } = setupWire()
  const lookedUp = failure(bridge.getContractAbi({ address }))
  const opened = failure(bridge.openStorage())
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const data = {
    safeAddress: address,
    chainId: 1,
    threshold: 1,
    owners: [address],
  }
  // Wallets of others name no features; what they name is checked.
  reply({ data, features: { includes: 'abi/1' } }, 0)
  reply({ data }, 1)
  expect(await lookedUp).toEqual({
    name: 'BridgeError',
    code: 4200,
    message: 'The wallet does not offer "getContractAbi".',
  })
  expect(await opened).toMatchObject({ code: 4200 })
  expect(sent.map(({ message }) => message['method'])).toEqual([
    'getSafeInfo',
    'getSafeInfo',
  ])
})

test('error: rejects answers of another shape', async () => {
  const { wallet, bridge } = setup()
  wallet.handle({ getContractAbi: async () => ({ abi: 'none' }) as never })
  expect(await failure(bridge.getContractAbi({ address }))).toMatchObject({
    name: 'InvalidReplyError',
  })
  wallet.handle({
    openStorage: () =>
      ({ keys: async () => [1], get: async () => ({}) }) as never,
  })
  const storage = await bridge.openStorage()
  expect(await failure(storage.keys())).toMatchObject({
    name: 'InvalidReplyError',
  })
  expect(await failure(storage.get('a'))).toMatchObject({
    name: 'InvalidReplyError',
  })
})

test('error: rejects with code -32010 when the storage is full', async () => {
  const { bridge } = setup()
  const storage = await bridge.openStorage()
  const value = 'x'.repeat(256 * 1024)
  for (const key of ['a', 'b', 'c']) await storage.set(key, value)
  expect(await failure(storage.set('d', value))).toMatchInlineSnapshot(`
    {
      "code": -32010,
      "message": "The storage of this app is full.",
      "name": "BridgeRequestError",
    }
  `)
  // Replacing frees room first.
  await storage.set('a', 'short')
  await storage.set('d', value)
})
