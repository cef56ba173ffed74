import type { texts as english } from '../en/bell.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Was geschehen ist',
  none: 'Sie sind auf dem Stand. Neue Vorschläge, Zahlungen und Änderungen Ihrer Safes erscheinen hier.',
  unnamed: 'Safe ohne Namen',
  confirm: 'Eine Transaktion braucht Ihre Bestätigung',
  confirmed: 'Ein anderer Inhaber hat bestätigt',
  executed: 'Eine Transaktion wurde ausgeführt',
  failed: 'Eine Transaktion ist fehlgeschlagen',
  incoming: 'Der Safe hat eine Zahlung erhalten',
  owners: 'Inhaber oder Schwelle haben sich geändert',
  message: 'Eine Nachricht wartet auf Signaturen',
  contradicted: 'Die Chain widerspricht dem Gateway',
  new: 'Neu',
  failedSafe: 'Das Gateway hat für diesen Safe nicht geantwortet.',
  settings: 'Einstellungen für Mitteilungen',
}
