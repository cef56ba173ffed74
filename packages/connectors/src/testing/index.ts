export {
  createFakeWallet,
  type FakeAccount,
  type FakeWallet,
  type FakeWalletOptions,
} from './createFakeWallet.ts'
export { createMemoryStorage } from './createMemoryStorage.ts'
export {
  createMockConnector,
  type MockConnector,
  type MockConnectorOptions,
} from './createMockConnector.ts'
export type { Failure, FakeFailures } from './FakeFailures.ts'
