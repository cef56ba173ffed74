export {
  createFakeApp,
  type FakeAnswer,
  type FakeApp,
  type FakeRequestOptions,
} from './createFakeApp.ts'
export { createFakeHost, type FakeHost } from './createFakeHost.ts'
export {
  createLinkedWindows,
  type LinkedWindows,
} from './createLinkedWindows.ts'
