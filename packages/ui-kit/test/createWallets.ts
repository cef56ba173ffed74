import {
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import {
  createMemoryStorage,
  createMockConnector,
  type MockConnectorOptions,
} from '@strongroom/connectors/testing'
import { alice } from './people.ts'

/** A connection manager with one wallet, and no memory of other tests. */
export function createWallets(options: MockConnectorOptions = {}) {
  const wallet = createMockConnector({
    accounts: [{ address: alice }],
    name: 'Dev wallet',
    chainId: 1,
    ...options,
  })
  const manager = createConnectionManager({
    connectors: [wallet],
    discover: undefined,
    storage: createSafeStorage({
      storage: createMemoryStorage(),
      window: undefined,
    }),
  })
  return { wallet, manager }
}
