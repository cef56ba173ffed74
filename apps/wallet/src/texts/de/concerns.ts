import type { texts as english } from '../en/concerns.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  gatewayDiffers: 'Das Gateway widerspricht der Chain',
  gatewayDiffersText:
    'Es geht um: {fields}. Die Chain hat recht; das Gateway ist im Rückstand oder irrt.',
  nodesDiffer: 'Zwei Knoten widersprechen sich über diesen Safe',
  nodesDifferText:
    'Betrifft: {fields}. Einer von beiden irrt oder lügt: Signieren Sie nichts, bevor Sie wissen, welcher.',
  moduleGuardField: 'Modul-Guard',
  singletonField: 'Implementierung',
  ownersField: 'Inhaber',
  thresholdField: 'Schwelle',
  versionField: 'Version',
  modulesField: 'Module',
  guardField: 'Guard',
  fallbackHandlerField: 'Fallback-Handler',
  implementationField: 'Implementierung',
  unknownCode: 'Der Code des Vertrags ist keine bekannte Version von Safe',
  unknownCodeText: 'Es läuft der Code unter {address}.',
  modules:
    '{count, plural, one {Ein Modul ist aktiv} other {# Module sind aktiv}}',
  modulesText:
    'Ein Modul kann ohne Bestätigungen alles bewegen. Vergewissern Sie sich, dass Sie jedes kennen.',
  guard: 'Ein Guard ist gesetzt',
  guardText: 'Er prüft jede Transaktion und kann sie ablehnen.',
  unknownHandler: 'Der Fallback-Handler ist unbekannt',
  unknownHandlerText: 'Er antwortet für den Safe: {address}.',
  oneConfirmation: 'Eine Bestätigung genügt',
  oneConfirmationText: 'Jeder Inhaber kann allein alles bewegen.',
  noAnswer: 'Ihr RPC hat nicht geantwortet',
  official: 'Offizieller Safe-Vertrag, Version {version}',
  officialText:
    'Keine Module, kein Guard und ein bekannter Fallback-Handler, Stand Block {block}.',
  gatewayAgrees: 'Das Gateway stimmt mit der Chain überein.',
  noGateway: 'Zum Vergleich war kein Gateway da.',
}
