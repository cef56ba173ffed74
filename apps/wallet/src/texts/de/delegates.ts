import type { texts as english } from '../en/delegates.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Delegierte',
  description:
    'Delegierte schlagen Transaktionen für einen Inhaber vor. Auf der Chain haben sie keine Rechte: Inhaber müssen alles bestätigen, was sie vorschlagen.',
  claimed: 'Laut Gateway',
  listOfSafe: 'Delegierte dieses Safes',
  listOfAll: 'Delegierte für alle Safes eines Inhabers',
  noneOfSafe: 'Noch keine Delegierten.',
  noneOfAll: 'Kein Inhaber hat einen Delegierten für alle Safes hinzugefügt.',
  noGateway: 'Das Gateway hat die Delegierten nicht genannt',
  noOwners: 'Die Chain hat die Inhaber nicht genannt',
  cut: 'Das Gateway nennt mehr Delegierte, als hier stehen.',
  addedBy: 'Hinzugefügt von <owner></owner>',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',
  whoRemoves:
    'Entfernen kann nur, wer den Delegierten hinzugefügt hat, oder dieser selbst',
  add: 'Delegierten hinzufügen',
  addText: 'Sie signieren eine Nachricht. Das kostet nichts.',
  address: 'Konto des Delegierten',
  label: 'Bezeichnung',
  labelHint: 'Bis zu 50 Zeichen. Wer das Gateway lesen kann, kann sie sehen.',
  scope: 'Darf vorschlagen für',
  here: 'Diesen Safe',
  everywhere: 'Alle meine Safes in diesem Netzwerk',
  hereHint: 'Andere Safes bleiben, wie sie sind.',
  everywhereHint: 'Auch Safes, deren Inhaber Sie später werden.',
  review: 'Prüfen',
  connect: 'Wallet verbinden',
  noAddress: 'Geben Sie ein Konto ein.',
  noLabel: 'Geben Sie eine Bezeichnung ein.',
  owner: 'Ein Inhaber kann schon vorschlagen.',
  safe: 'Der Safe kann nicht sein eigener Delegierter sein.',
  reserved: 'Diese Adresse gehört zu keinem Konto.',
  duplicate: 'Sie haben diesen Delegierten schon hinzugefügt.',
  lookAlike:
    'Diese Adresse ahmt eine nach, die Sie kennen: Nur die ersten und letzten Stellen sind gleich.',
  notOwner: 'Nur Inhaber können Delegierte hinzufügen',
  notOwnerText: 'Das verbundene Konto ist kein Inhaber dieses Safes.',
}
