import type { texts as english } from '../en/appPermissions.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'App-Berechtigungen',
  toApps: 'Zurück zu den Apps',
  settings: 'Einstellungen',
  description:
    'Was Sie erlaubt oder abgelehnt haben, nach Webadresse. Keine Berechtigung lässt eine App Geld bewegen: Dafür braucht es immer die Signaturen der Inhaber.',
  empty: 'Noch keine Berechtigungen erteilt',
  emptyText: 'Fragt eine App, steht Ihre Antwort hier und lässt sich ändern.',
  requestAddressBook: 'Ihr Adressbuch lesen',
  everySafe: 'In jedem Safe',
  oneSafe: 'Nur in {safe} auf {chain}',
  networkOf: 'Netzwerk {id}',
  feature: '{feature} Ihres Browsers verwenden',
  fromNextTime: 'Ab dem nächsten Öffnen',
  downloads: 'Dateien auf diesem Gerät speichern',
  windows: 'Fenster mit vollständigen Webseiten öffnen',
  withoutWarning: 'Ohne Warnung öffnen',
  allowAll: 'Alles erlauben',
  allowAllTo: 'Alles erlauben für {origin}',
  clearAll: 'Alles ablehnen',
  clearAllOf: 'Alles ablehnen für {origin}',
  data: 'Hält {size, number} kB eigene Daten in diesem Browser.',
  deleteData: 'Daten löschen',
  deleteDataOf: 'Daten löschen von {origin}',
  remove: 'Entfernen',
  removeNamed: '{origin} entfernen',
}
