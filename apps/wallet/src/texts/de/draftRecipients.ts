import type { texts as english } from '../en/draftRecipients.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Mehrere Empfänger hinzufügen',
  description:
    'Fügen Sie eine Liste ein; jede Zeile wird geprüft, bevor sie in den Entwurf kommt.',
  list: 'Empfänger',
  hint: 'Je Zeile: Empfänger, Betrag, Token. Der Empfänger ist eine Adresse oder ein Name Ihres Adressbuchs; ohne Token wird {coin} gesendet. Höchstens {most} Zeilen.',
  file: 'Datei lesen',
  fileToRead: 'Datei mit Empfängern',
  noRecipients: 'In dieser Liste stehen keine Empfänger.',
  tooManyLines:
    'Diese Liste hat {count, plural, one {# Zeile} other {# Zeilen}}. Ein Stapel fasst höchstens {most}: Teilen Sie die Liste.',
  tooLong:
    'Dieser Text ist zu lang für eine Liste von Empfängern. Teilen Sie ihn in Listen mit höchstens {most} Zeilen.',
  lines: '{count, plural, one {# Zeile} other {# Zeilen}}',
  totals: 'Zusammen: {sums}',
  checked: 'Geprüfte Zeilen',
  line: 'Zeile {line}',
  left: '{count, plural, one {# Zeile wird ausgelassen} other {# Zeilen werden ausgelassen}}',
  leftText:
    'Berichtigen Sie sie oben in der Liste, oder fügen Sie die anderen ohne sie hinzu.',
  nothing: 'Noch kann keine Zeile der Liste gesendet werden.',
  add: '{count, plural, one {# Überweisung hinzufügen} other {# Überweisungen hinzufügen}}',
  looksLike: 'Sieht aus wie {other}, ist aber eine andere Adresse.',
  repeated: 'Dasselbe wie Zeile {line}.',
  noRecipient: 'Der Empfänger fehlt.',
  malformed: 'Das ist keine Adresse.',
  checksum: 'Die Prüfsumme einer Adresse ist falsch: Ein Zeichen ist vertippt.',
  otherNetwork: 'Eine Adresse gehört zu einem anderen Netzwerk.',
  unknownName: 'Ihr Adressbuch hat keinen solchen Namen.',
  zeroAddress: 'Was an die Nulladresse gesendet wird, ist verloren.',
  toSelf: 'Der Safe kann nicht an sich selbst senden.',
  toToken:
    'Der Empfänger ist der Contract eines Tokens; was dorthin gesendet wird, ist verloren.',
  unknownToken:
    'Kein Token dieses Safes hat dieses Kürzel. Schreiben Sie die Adresse.',
  ambiguousToken:
    'Mehrere Token haben dieses Kürzel. Schreiben Sie die Adresse.',
  unprovenToken:
    'Die Nachkommastellen dieses Tokens sind nicht durch zwei Quellen bewiesen. Senden Sie es einzeln.',
  onlyCoins:
    'Listen enthalten nur Münzen und Token. Fügen Sie NFTs einzeln hinzu.',
  noAmount: 'Der Betrag fehlt.',
  badAmount: 'Das ist kein Betrag.',
  ambiguousAmount:
    'Dieser Betrag ist auf zwei Arten lesbar. Schreiben Sie ihn ohne Tausenderzeichen.',
  tooManyDecimals: 'Der Betrag hat mehr Nachkommastellen als das Token.',
  zeroAmount: 'Der Betrag muss größer als null sein.',
}
