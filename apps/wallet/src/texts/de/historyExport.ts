import type { texts as english } from '../en/historyExport.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Verlauf exportieren',
  description: 'Als CSV, für eine Tabellenkalkulation.',
  narrowed:
    'Als CSV, für eine Tabellenkalkulation. Der Filter der Seite gilt auch hier.',
  cancel: 'Abbrechen',
  save: 'CSV speichern',
  read: 'Transaktionen lesen',
  from: 'Vom Tag',
  fromHint: 'Leer: von Anfang an.',
  until: 'Bis zum Tag',
  untilHint: 'Leer: bis jetzt.',
  backwards: 'Wählen Sie einen Tag, der nicht vor dem ersten liegt.',
  reading:
    '{count, plural, one {# Transaktion gelesen…} other {# Transaktionen gelesen…}}',
  done: '{count, plural, one {# Transaktion gelesen} other {# Transaktionen gelesen}}',
  noMatch: 'Keine Transaktion passt.',
  allProven: 'Ihr RPC hat alle bewiesen.',
  someProven:
    'Ihr RPC hat bisher {count} bewiesen. Die anderen sind als Angabe des Gateways markiert; warten Sie, bis mehr bewiesen sind.',
  failed: 'Der Verlauf konnte nicht gelesen werden',
  days: '{from}-bis-{until}',
}
