import { expect, test } from 'vitest'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createMockConnector } from '../testing/createMockConnector.ts'
import { rememberConnector } from './rememberConnector.ts'

const key = 'tanto.RECONNECT.MOCK'

function setup(items: Record<string, string> = {}, authorized = false) {
  const mock = createMockConnector({ authorized })
  const backing = createMemoryStorage(items)
  const storage = createSafeStorage({ storage: backing })
  const connector = rememberConnector(mock, { storage, timeout: 20 })
  return { mock, backing, connector }
}

test('default', async () => {
  const { backing, connector } = setup()
  expect(await connector.autoConnect()).toBe(null)
  await connector.connect()
  expect(backing.getItem(key)).toBe('true')
  expect(await connector.shouldAutoReconnect()).toBe(true)
  await connector.disconnect()
  expect(backing.getItem(key)).toBe(null)
})

test('behavior: reconnects without a prompt', async () => {
  const { mock, connector } = setup({ [key]: 'true' }, true)
  expect((await connector.autoConnect())?.chainId).toBe(1337)
  expect(mock.prompts()).toBe(0)
})

test.each(['hang', 'error', 'string', 'empty', 'garbage'] as const)(
  'behavior: null when the wallet fails (%s)',
  async (failure) => {
    const { mock, connector } = setup({ [key]: 'true' }, true)
    mock.failures.accounts = failure
    expect(await connector.autoConnect()).toBe(null)
  },
)

test('behavior: a lock keeps the flag, the end of the wallet clears it', async () => {
  const { mock, backing, connector } = setup()
  await connector.connect()
  mock.wallet.lock()
  expect(backing.getItem(key)).toBe('true')
  mock.wallet.unlock()
  mock.wallet.emit('disconnect', { code: 4900 })
  expect(backing.getItem(key)).toBe(null)
})
