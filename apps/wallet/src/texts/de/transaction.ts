import type { texts as english } from '../en/transaction.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  unnamed: 'Nummer der Transaktion fehlt',
  unnamedText:
    'Öffnen Sie die Transaktion aus der Warteschlange oder dem Verlauf.',
  toQueue: 'Zur Warteschlange',
  title: 'Transaktion',
  titleOf: 'Transaktion #{nonce}',
  queue: 'Warteschlange',
  history: 'Verlauf',
  sendAgain:
    '<link>Erneut senden</link> Sie prüfen alles, bevor etwas signiert wird.',
}
