export {
  type UseBridgeHostOptions,
  type UseBridgeHostResult,
  useBridgeHost,
} from './useBridgeHost.ts'
