import { beforeEach, expect, test } from 'vitest'
import { createConnectionManager } from '../manager/createConnectionManager.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createMockConnector } from '../testing/createMockConnector.ts'
import { createCookieStorage, readInitialStatus } from './index.ts'

const storage = createSafeStorage({ storage: () => createCookieStorage() })

beforeEach(() => {
  for (const name of Object.keys(localStorage)) storage.removeItem(name)
})

const createManager = (id: string) =>
  createConnectionManager({
    connectors: [createMockConnector({ id })],
    discover: undefined,
    storage,
  })

test.each(['io.rabby', 'id; Path=/x=1, "ü'])(
  'default: the server learns that %s was connected, and that it no longer is',
  async (id) => {
    const manager = createManager(id)
    expect(readInitialStatus(document.cookie)).toBe('disconnected')
    await manager.connect(id)
    expect(readInitialStatus(document.cookie)).toBe('reconnecting')
    expect(document.cookie).not.toContain('0x')
    await manager.disconnect()
    expect(readInitialStatus(document.cookie)).toBe('disconnected')
    manager.dispose()
  },
)

test('behavior: writes localStorage too, so that other tabs get an event', () => {
  storage.write('RECONNECT.io.rabby', true)
  expect(localStorage.getItem('tanto.RECONNECT.io.rabby')).toBe('true')
})
