import type { texts as english } from '../en/queueBar.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Warteschlange filtern',
  selectMany: 'Mehrere auswählen',
  state: 'Stand',
  all: 'Alle',
  state_yours: 'Wartet auf Sie',
  state_ready: 'Bereit',
  state_waiting: 'Wartend',
  search: 'Warteschlange durchsuchen',
  searchHint: 'Empfänger, Notiz, Token',
  filter: 'Filter',
  filterOf: 'Filter ({count})',
  clear: 'Filter entfernen',
  kind: 'Art',
  anyKind: 'Jede Art',
  kind_transfer: 'Überweisungen',
  kind_call: 'Vertragsaufrufe',
  kind_rejection: 'Ablehnungen',
  kind_settings: 'Einstellungen',
  min: 'Kleinster Betrag',
  max: 'Größter Betrag',
  noNumber: 'Geben Sie einen Betrag ein, etwa 1.5',
  apply: 'Anwenden',
  shown:
    '{shown} von {count, plural, one {# Transaktion} other {# Transaktionen}} angezeigt.',
  shownSoFar:
    '{shown} von {count, plural, one {# bisher geladenen Transaktion} other {# bisher geladenen Transaktionen}} angezeigt.',
  noneMatch: 'Keine ausstehende Transaktion passt',
  noneMatchText: 'Ändern oder entfernen Sie die Filter.',
  nonces: 'Nonces',
  noncesText:
    'Ein Safe führt je Nonce eine Transaktion aus, in dieser Reihenfolge.',
  nextNonce:
    '{count, plural, =0 {Nonce {nonce}, die nächste im Netzwerk: leer. Spätere warten.} one {Nonce {nonce}, die nächste im Netzwerk: 1 Transaktion} other {Nonce {nonce}, die nächste im Netzwerk: # Transaktionen, nur eine kann ausgeführt werden}}',
  laterNonce:
    '{count, plural, =0 {Nonce {nonce}: leer. Spätere warten.} one {Nonce {nonce}: 1 Transaktion} other {Nonce {nonce}: # Transaktionen, nur eine kann ausgeführt werden}}',
  emptyRun: 'Nonces {first} bis {last}: leer. Spätere warten.',
  viewOf:
    '{count, plural, one {Nonce {nonce} ansehen} other {Nonce {nonce} ansehen, {at} von #}}',
  missing: '{count, plural, =0 {bestätigt} other {# fehlen}}',
  fill: 'Nonce {nonce} mit einer Ablehnung füllen',
  notWhole: 'Spätere Seiten der Warteschlange sind noch nicht geladen.',
}
