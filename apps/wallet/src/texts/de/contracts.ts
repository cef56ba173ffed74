import type { texts as english } from '../en/contracts.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  contract: 'Vertrag',
  safe: 'Safe',
  version: 'Version',
  nextNonce: 'Nächste Nonce',
  implementation: 'Implementierung',
  singletonTitle: 'Safe {version}',
  singletonL2Title: 'Safe L2 {version}',
  proxyFactoryTitle: 'Proxy-Factory {version}',
  multiSendTitle: 'Batch-Vertrag {version}',
  multiSendCallOnlyTitle: 'Offizieller Batch-Vertrag {version}',
  fallbackHandlerTitle: 'Kompatibilitäts-Handler {version}',
  extensibleFallbackHandlerTitle: 'Erweiterbarer Handler {version}',
  tokenCallbackHandlerTitle: 'Handler für Token-Callbacks {version}',
  signMessageLibTitle: 'Bibliothek zum Signieren von Nachrichten {version}',
  createCallTitle: 'Bibliothek zum Erstellen von Verträgen {version}',
  simulateTxAccessorTitle: 'Simulations-Accessor {version}',
  migrationTitle: 'Migration {version}',
  toL2MigrationTitle: 'Migration auf L2 {version}',
  toL2SetupTitle: 'L2-Einrichtung {version}',
  allowanceModule: 'Modul für Ausgabenlimits',
  userOperations: 'Modul für User Operations (ERC-4337)',
  socialRecovery: 'Modul zur Wiederherstellung durch Vertraute',
}
