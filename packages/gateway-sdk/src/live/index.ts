export type { Signal } from '../client/globals.ts'
export {
  type SafeChange,
  type SafeList,
  type WatchSafeOptions,
  watchSafe,
} from './watchSafe.ts'
