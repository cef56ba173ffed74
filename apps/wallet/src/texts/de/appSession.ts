import type { texts as english } from '../en/appSession.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  queueFailed: 'Die Warteschlange konnte nicht geladen werden.',
  queueLoading: 'Die Warteschlange wird geladen…',
  queueEmpty: 'Keine offenen Transaktionen',
  waiting: '{count, plural, one {# offen} other {# offen}}',
  waitingMore: 'Mehr als {count} offen',
  openQueue: 'Zur Warteschlange',
  linksOff: 'Links, Downloads: aus',
  allowLinks: 'Links und Downloads erlauben?',
  keepOff: 'Nicht erlauben',
  allowAndReload: 'Erlauben und neu laden',
  linksOffText:
    'Solange sie aus sind, werden Dateien von <origin></origin> nicht gespeichert, und Seiten, die sie öffnet, funktionieren nur zum Teil.',
  linksOnText:
    'Erlauben Sie es, kann sie jede Webseite in einem neuen Tab öffnen und Dateien auf diesem Gerät speichern. Prüfen Sie die Adresse einer Seite, bevor Sie dort etwas eingeben.',
  reloadText:
    'Die App wird neu geladen: Was Sie darin eingegeben haben, geht verloren. Sie können das später unter App-Berechtigungen ändern.',
  readOnly: 'Sie können ansehen, nicht signieren',
  noAccountText:
    'Es ist kein Konto verbunden. Die App kann den Safe lesen. Ihre Anfragen öffnen sich hier; signieren kann sie das Konto eines Inhabers.',
  noOwnerText:
    'Das verbundene Konto gehört keinem Inhaber dieses Safes. Die App kann den Safe lesen. Ihre Anfragen öffnen sich hier; signieren kann sie das Konto eines Inhabers.',
  stopped: 'Anfragen dieser App sind gestoppt',
  stoppedText:
    'Jede Anfrage wird abgelehnt, ohne Sie zu fragen. Den Safe kann sie weiter lesen.',
  resume: 'Anfragen wieder erlauben',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  close: 'App schließen',
  newTab: 'In neuem Tab öffnen',
  remove: 'App entfernen',
  asksToSend: '{host} möchte senden',
  namedAsksToSend: '{name} möchte senden ({host})',
  asksToSign: '{host} möchte eine Nachricht signieren',
  namedAsksToSign: '{name} möchte eine Nachricht signieren ({host})',
  requestNumber: 'Anfrage {number} dieser App, seit Sie sie geöffnet haben',
  stop: 'Anfragen dieser App stoppen',
  addToBatch: 'In den Stapel legen',
  added:
    'In den Stapelentwurf gelegt. Der App wurde gesagt, dass Sie abgelehnt haben.',
  notAdded: 'Der Stapelentwurf ist voll.',
}
