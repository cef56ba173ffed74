import type { texts as english } from '../en/addressBook.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Adressbuch',
  description:
    'Namen für Adressen. Es gibt sie nur in diesem Browser: Exportieren Sie in den Einstellungen eine Sicherung.',
  importCsv: 'CSV importieren',
  exportCsv: 'CSV exportieren',
  fileToImport: 'CSV-Datei zum Importieren',
  addName: 'Namen hinzufügen',
  removed: '{name} wurde entfernt',
  undo: 'Rückgängig',
  search: 'Suchen',
  searchHint: 'Name oder Adresse',
  network: 'Netzwerk',
  networkOf: 'Netzwerk {id}',
  allNetworks: 'Alle Netzwerke',
  send: 'Senden',
  sendTo: 'An {name} senden',
  rename: 'Umbenennen',
  renameNamed: '{name} umbenennen',
  remove: '{name} entfernen',
  empty: 'Noch keine Namen',
  emptyText:
    'Ein Name, den Sie selbst vergeben haben, schützt am besten vor Adressen, die nur vertraut aussehen.',
  noMatch: 'Kein Name passt',
  noMatchText: 'Suchen Sie nach anderen Wörtern oder in allen Netzwerken.',
  names: 'Namen',
  namesCount: 'Namen ({count, number})',
  name: 'Name',
  enterName: 'Geben Sie einen Namen ein.',
  nameTaken: 'Eine andere Adresse heißt schon so.',
  address: 'Adresse',
  enterAddress: 'Geben Sie eine Adresse ein.',
  save: 'Namen speichern',
}
