import {
  type Connector,
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import { createMemoryStorage } from '@strongroom/connectors/testing'

/** A manager of one wallet with a storage of its own. */
export function createTestManager(connector: Connector) {
  return createConnectionManager({
    connectors: [connector],
    discover: undefined,
    storage: createSafeStorage({
      storage: createMemoryStorage(),
      window: undefined,
    }),
  })
}
