import type { texts as english } from '../en/appDetails.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  address: 'Adresse',
  addressHint: 'Wer unter dieser Adresse antwortet, bestimmt, was die App tut.',
  madeBy: 'Hersteller',
  notStated: 'Keine Angabe',
  website: 'Website',
  elsewhere: 'Weitere Orte',
  nothingStated: 'Keine Angaben',
  networks: 'Netzwerke',
  networkOf: 'Netzwerk {id}',
  features: 'Funktionen',
  noneStated: 'Keine genannt',
  batches: 'Stapel',
  policy: 'Wer sie zeigen darf',
  everyWallet: 'Jede Wallet',
  unknownRule:
    'Nach einer Regel, die diese Wallet nicht kennt; deshalb bleibt sie geschlossen',
  onlyOrigins: 'Nur {origins}',
  noWallet: 'Keine Wallet',
  remove: 'App und ihre Berechtigungen entfernen',
  refused: 'Sie lässt sich hier nicht öffnen',
  listed: 'All das steht in der Liste des Gateways.',
  custom:
    'Sie haben sie durch ihre Adresse hinzugefügt. Sie steht hier auf keiner Liste.',
  kept: 'Sie haben sie angeheftet. In der Liste des Gateways steht sie jetzt nicht.',
}
