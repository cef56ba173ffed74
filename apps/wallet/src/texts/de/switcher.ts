import type { texts as english } from '../en/switcher.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Safe wechseln',
  all: 'Alle Safes',
  open: 'Geöffneter Safe',
  copy: 'Adresse kopieren',
  copyPrefixed: 'Mit {prefix}: kopieren',
  explorer: 'Block-Explorer',
  unlisted: 'Dieser Safe gehört nicht zu Ihren Safes.',
  add: 'Zu meinen Safes hinzufügen',
  search: 'Safes suchen',
  searchBy: 'Name, Adresse oder Netzwerk',
  notFound: 'Kein Safe gefunden',
  notFoundText: 'Suchen Sie nach Name, Adresse oder Netzwerk.',
  list: 'Safes',
  byGateway: 'Regeln und Zahlen laut Gateway.',
  looking: 'Weitere Safes werden gesucht…',
  unnamed: 'Safe ohne Namen',
  notCreated: 'Noch nicht erstellt',
  threshold: '{threshold} von {count}',
  looksLike: 'Sieht aus wie {name}',
  looksLikeAnother: 'Sieht aus wie ein anderer Safe',
  toConfirm: '{count} zu bestätigen',
}
