import type { texts as english } from '../en/app.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  home: 'Start',
  assets: 'Vermögenswerte',
  assetsTab: 'Vermögen',
  transactions: 'Transaktionen',
  queueTab: 'Offen',
  apps: 'Apps',
  addressBook: 'Adressbuch',
  settings: 'Einstellungen',
  accounts: 'Meine Safes',
  newSafe: 'Safe erstellen',
  help: 'Hilfe',
  more: 'Mehr',
  newTransaction: 'Neue Transaktion',
  newTab: 'Neu',
  search: 'Suche und Befehle',
  skip: 'Zum Inhalt springen',
  safe: 'Safe',
  unnamed: 'Safe ohne Namen',
  threshold: '{threshold} von {count}<hidden> Inhabern</hidden>',
  thresholdClaimed:
    '{threshold} von {count}<hidden> Inhabern, laut Gateway</hidden>',
  readOnly: 'Nur lesen',
  switchSafe: 'Safe wechseln',
  connect: 'Wallet verbinden',
  connected: 'Mit {wallet} als {account} verbunden.',
  disconnected: 'Wallet getrennt',
  duplicateText:
    'Eine andere Wallet trägt denselben Namen. Verbinden Sie sich erneut, und wählen Sie Ihre.',
  noGateway: 'Das Gateway ist nicht erreichbar',
  noGatewayText:
    '{host} antwortet nicht. Inhaber, Guthaben und letzte Vorgänge kommen von Ihrem RPC, die Warteschlange aus diesem Browser. Sie können weiter zahlen, unterschreiben und übergeben.',
  retry: 'Erneut versuchen',
  stale: 'Ein Teil der App konnte nicht geladen werden',
  staleText:
    'Die Verbindung ist abgebrochen, oder es gibt eine neue Version. Versuchen Sie es erneut, wenn Sie online sind.',
  broken: 'Auf dieser Seite ist ein Fehler aufgetreten',
  brokenText:
    'Es wurde nichts signiert oder gesendet. Versuchen Sie es erneut, oder öffnen Sie eine andere Seite.',
  toAccounts: 'Zu meinen Safes',
  notFound: 'Seite nicht gefunden',
  notFoundText:
    'Die Adresse enthält vielleicht einen Tippfehler, oder die Seite ist umgezogen. Ihre Safes sind davon nicht betroffen.',
  notSetUp: 'Diese Wallet ist noch nicht eingerichtet',
  notSetUpText:
    'Neben der Seite muss eine Datei <code>/config.json</code> liegen, die ein Gateway nennt. Der Betreiber dieser Website kann sie anlegen.',
}
