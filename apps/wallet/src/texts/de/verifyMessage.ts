import type { texts as english } from '../en/verifyMessage.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Signatur prüfen',
  description:
    'Fragt die Chain, ob ein Safe eine Nachricht signiert hat. Es wird nichts signiert oder gesendet.',
  message: 'Nachricht',
  messageHint:
    'Genau wie sie signiert wurde: ein Text oder typisierte Daten als JSON.',
  noText: 'Geben Sie die Nachricht ein.',
  missingParts: 'Typisierte Daten brauchen types, domain und message.',
  unreadable: 'Typen und Werte dieser Daten passen nicht zusammen.',
  signer: 'Signiert von',
  noSigner: 'Geben Sie die Adresse des Safes ein.',
  signature: 'Signatur',
  signatureHint:
    'Hexadezimal. Leer lassen für eine Nachricht, die auf der Chain signiert wurde.',
  noSignature: 'Das ist keine hexadezimale Signatur.',
  verify: 'Prüfen',
  acceptedTitle: 'Der Safe hat diese Nachricht signiert',
  refusedTitle: 'Der Safe hat diese Nachricht nicht signiert',
  contradictionTitle: 'Zwei RPC-Endpunkte widersprechen sich',
  contradictionText:
    'Einer nimmt die Signatur an und der andere nicht, also ist nichts bewiesen.',
  noContractTitle: 'An dieser Adresse ist kein Safe',
  noContractText: 'Prüfen Sie Adresse und Netzwerk.',
  unreachableTitle: 'Ihr RPC hat keine gültige Antwort gegeben',
  unreachableText:
    'Prüfen Sie Ihre Verbindung und Ihren RPC-Endpunkt und versuchen Sie es dann noch einmal.',
  sources:
    '{count, plural, one {Von einem RPC-Endpunkt bestätigt. Fügen Sie in den Einstellungen einen zweiten zum Vergleich hinzu.} other {# RPC-Endpunkte stimmen überein.}}',
}
