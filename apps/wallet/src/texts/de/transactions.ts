import type { texts as english } from '../en/transactions.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  import: 'Importieren',
  title: 'Transaktionen',
  queue: 'Warteschlange',
  history: 'Verlauf',
  messages: 'Nachrichten',
  draft: 'Entwurf',
  waiting: '{count} <hidden>wartend</hidden>',
  needYou: '{count}<hidden> warten auf Sie</hidden>',
  needYouClaimed: '{count}<hidden> warten auf Sie, laut Gateway</hidden>',
}
