export {
  createFakeWallet,
  type FakeAccount,
  type FakeFailures,
  type FakeWallet,
  type FakeWalletOptions,
} from './createFakeWallet.ts'
export { createMemoryStorage } from './createMemoryStorage.ts'
