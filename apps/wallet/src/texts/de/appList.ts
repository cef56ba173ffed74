import type { texts as english } from '../en/appList.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  connectByCode: 'Per Code verbinden',
  title: 'Apps',
  description:
    'Eine App läuft in einem eigenen Rahmen. Sie kann diesen Safe lesen und Transaktionen vorschlagen; jede prüfen Sie hier.',
  openSample: 'Beispiel-App öffnen',
  failed: 'Die Liste der Apps konnte nicht geladen werden',
  failedText:
    'Das Gateway antwortet nicht. Angeheftete und hinzugefügte Apps lassen sich weiter öffnen, jede andere unten durch ihre Adresse.',
  dropped: 'Einige Apps fehlen hier',
  droppedText:
    '{count, plural, one {Das Gateway nennt # App ohne brauchbare Webadresse.} other {Das Gateway nennt # Apps ohne brauchbare Webadresse.}}',
  search: 'Apps suchen',
  searchHint: 'Name, Beschreibung oder Adresse',
  tag: 'Schlagwort',
  allTags: 'Alle Schlagwörter',
  found: '{found} von {count, plural, one {# App} other {# Apps}}',
  noMatch: 'Keine App passt',
  showAll: 'Alle Apps zeigen',
  pinned: 'Angeheftet',
  more: 'Weitere Apps',
  all: 'Alle Apps',
  loading: 'Apps werden geladen',
  empty: 'Hier sind keine Apps aufgeführt',
  emptyText:
    'Öffnen Sie unten eine durch ihre Adresse, oder fügen Sie sie hinzu.',
  addedByYou: 'Von Ihnen hinzugefügt',
  featured: 'Empfohlen',
  open: 'Öffnen',
  openNamed: '{name} öffnen',
  details: 'Details',
  detailsOf: 'Details zu {name}',
}
