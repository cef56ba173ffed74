export {
  type CookieStorageOptions,
  createCookieStorage,
} from './createCookieStorage.ts'
export { readInitialStatus } from './readInitialStatus.ts'
