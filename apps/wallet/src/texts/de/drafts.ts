import type { texts as english } from '../en/drafts.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Stapelentwurf',
  description:
    'Mehrere Vorgänge in einer Transaktion: Alle werden in dieser Reihenfolge ausgeführt, oder keiner.',
  stored: 'In diesem Browser gespeichert, bis Sie prüfen und signieren.',
  inTab:
    'Nur in diesem Tab: Der Speicher dieses Browsers ist voll oder gesperrt.',
  name: 'Name dieses Entwurfs',
  nameHint: 'Nur für Sie; er ist kein Teil der Transaktion.',
  empty: 'Dieser Entwurf ist noch leer',
  emptyText:
    'Legen Sie Überweisungen, Contract-Aufrufe oder Änderungen der Einstellungen hinein, und senden Sie sie als eine Transaktion.',
  add: 'In diesen Entwurf legen',
  addTransfer: 'Überweisung',
  addNft: 'NFT',
  addCall: 'Contract-Aufruf',
  addList: 'Mehrere Empfänger',
  list: 'Vorgänge in ihrer Reihenfolge',
  place: '{place} von {count}',
  move: 'Vorgang {place} verschieben',
  moveHint: 'Pfeiltasten oder Ziehen verschieben einen Vorgang.',
  moved: 'Vorgang auf Platz {place} von {count} verschoben.',
  actions: 'Möglichkeiten für {place}',
  up: 'Nach oben',
  down: 'Nach unten',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  removed: 'Aus dem Stapelentwurf entfernt',
  undo: 'Rückgängig',
  clear: 'Alle entfernen',
  app: 'Angefragt von <origin></origin>',
  total: 'Alles zusammen',
  review: '{count, plural, one {# Vorgang} other {# Vorgänge}} prüfen',
  changed: 'Dieser Entwurf hat sich inzwischen geändert',
  changedText:
    'Ein anderer Tab hat ihn geändert oder vorgeschlagen. Sie prüfen ihn so, wie er beim Öffnen der Prüfung war.',
}
