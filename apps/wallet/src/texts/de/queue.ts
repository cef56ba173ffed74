import type { texts as english } from '../en/queue.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  failed: 'Die Warteschlange konnte nicht geladen werden',
  failedText: 'Das Gateway führt die Warteschlange; die Chain hat sie nicht.',
  empty: 'Keine ausstehenden Transaktionen',
  emptyText: 'Neue Transaktionen stehen hier, bis sie ausgeführt sind.',
  gap: 'Nonce {first} ist leer',
  gapPair: 'Die Nonces {first} und {last} sind leer',
  gaps: '{count} Nonces von {first} bis {last} sind leer',
  gapText:
    '{count, plural, one {Spätere Transaktionen warten, bis sie gefüllt ist.} other {Spätere Transaktionen warten, bis sie gefüllt sind.}}',
  fill: 'Nonce {nonce} mit einer Ablehnung füllen',
  confirm: 'Bestätigen',
  execute: 'Ausführen',
  review: 'Prüfen',
  view: 'Ansehen',
}
