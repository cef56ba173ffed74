export type { Signal } from '../client/globals.ts'
export { type VerifyWebhookOptions, verifyWebhook } from './verifyWebhook.ts'
export { type WatchEventsOptions, watchEvents } from './watchEvents.ts'
export {
  type SafeChange,
  type SafeList,
  type WatchSafeOptions,
  watchSafe,
} from './watchSafe.ts'
