import type { texts as english } from '../en/assets.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  unknown: 'Guthaben unbekannt',
  loading: 'Vermögenswerte werden geladen',
  empty: 'Noch keine Vermögenswerte',
  emptyText: 'Senden Sie Münzen oder Token an die Adresse des Safes.',
}
