import type { texts as english } from '../en/addressBookImport.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  tooLarge: 'Die Datei ist größer als 2 MB.',
  stored:
    '{count, plural, one {# Name wurde gespeichert} other {# Namen wurden gespeichert}}',
  unreadable: 'Die Datei konnte nicht gelesen werden',
  noNames: 'Die Datei enthält keine Namen.',
  tooManyLines: 'Die Datei hat mehr als {count, number} Zeilen.',
  columns: 'Erwartet werden die Spalten address, name und chainId.',
  close: 'Schließen',
  title: 'Import prüfen',
  counts:
    '{added, number} neu, {renamed, number} umbenannt, {same, number} unverändert, {refused, number} abgelehnt. Wählen Sie, welche Namen gespeichert werden.',
  cancel: 'Abbrechen',
  store: '{count, plural, other {# Namen speichern}}',
  lines: 'Zeilen der Datei',
  line: 'Zeile {line}, {network}',
  lineOnOther: 'Zeile {line}, Netzwerk {id}',
  refused: 'Abgelehnt: {reason}',
  replace: '{name} ersetzen',
  add: '{name} hinzufügen',
  same: 'Schon vorhanden',
  noAddress: 'Die Adresse fehlt.',
  malformed: 'Das ist keine Adresse.',
  checksum:
    'Die Prüfsumme ist falsch: Die Adresse ist vertippt oder wurde geändert.',
  otherNetwork: 'Die Adresse gilt für ein anderes Netzwerk.',
  badNetwork: 'Das Netzwerk ist keine Zahl.',
  noName: 'Der Name fehlt.',
  namedBefore: 'Eine frühere Zeile nennt diese Adresse {name}.',
  looksLike: 'Sieht aus wie {other}, ist aber eine andere Adresse.',
  nameTaken: 'Eine andere Adresse heißt hier schon so: {address}.',
  oddCharacters: 'Der Name hat ungewöhnliche Zeichen: {characters}',
  cleaned: 'Der Name wurde gekürzt oder bereinigt.',
  unknownNetwork: 'Das Netzwerk {id} gehört nicht zu dieser Wallet.',
}
