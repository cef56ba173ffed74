export {
  createFakeWallet,
  type FakeAccount,
  type FakeFailures,
  type FakeWallet,
  type FakeWalletOptions,
} from './createFakeWallet.ts'
