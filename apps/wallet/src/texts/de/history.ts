import type { texts as english } from '../en/history.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  ignored: 'Das Gateway hat den Filter nicht beachtet',
  ignoredText:
    '{count, plural, one {Es hat # Transaktion gesendet, die nicht passt. Sie ist nicht aufgeführt.} other {Es hat # Transaktionen gesendet, die nicht passen. Sie sind nicht aufgeführt.}}',
  suspicious:
    'Verdächtige Überweisungen sind aufgeführt. Kopieren Sie keine Adresse daraus.',
  hidden:
    '{count, plural, one {# Überweisung ist ausgeblendet: Sie soll Sie wohl dazu verleiten, ihre Adresse zu kopieren.} other {# Überweisungen sind ausgeblendet: Sie sollen Sie wohl dazu verleiten, ihre Adressen zu kopieren.}}',
  showSuspicious: 'Verdächtige zeigen',
  found:
    '{count} gefunden in {searched, plural, one {# Transaktion} other {# Transaktionen}}.',
  foundSince:
    '{count} gefunden in {searched, plural, one {# Transaktion} other {# Transaktionen}}, gesucht bis zurück zum <day></day>.',
  failed: 'Der Verlauf konnte nicht geladen werden',
  noneYet: 'Bisher nichts gefunden',
  noneYetText:
    'Suchen Sie in älteren Transaktionen, oder ändern Sie den Filter.',
  empty: 'Noch keine Transaktionen',
  emptyText: 'Ausgeführte und erhaltene Transaktionen stehen hier.',
  noMatch: 'Keine Transaktion passt',
  noMatchText: 'Ändern oder löschen Sie den Filter.',
  searchOlder: 'Ältere Transaktionen durchsuchen',
}
