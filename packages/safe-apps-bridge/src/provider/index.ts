export { ProviderRequestError } from '../errors/ProviderRequestError.ts'
export type {
  AppProvider,
  AppProviderEvents,
  AppProviderOptions,
  ProviderBridge,
  ProviderRequest,
  ProviderSafe,
} from './AppProvider.ts'
export { createAppProvider } from './createAppProvider.ts'
