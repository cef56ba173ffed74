export {
  createSafeConnector,
  type SafeConnectorOptions,
} from './createSafeConnector.ts'
