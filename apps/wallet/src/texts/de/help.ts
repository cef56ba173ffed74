import type { texts as english } from '../en/help.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Hilfe',
  about: 'Was jeder Status bedeutet, und wie Sie die Tastatur benutzen.',
  statusTitle: 'Status einer Transaktion',
  confirmations:
    'Weitere Inhaber müssen sie bestätigen, bevor jemand sie ausführen kann.',
  turn: 'Sie hat ihre Bestätigungen, aber eine frühere Nonce kommt zuerst. Sie kann laufen, sobald diese benutzt ist.',
  ready:
    'Sie hat ihre Bestätigungen und ist die nächste. Jeder kann sie ausführen und zahlt die Netzwerkgebühr.',
  executing:
    'Ein Konto hat sie an das Netzwerk gesendet, das sie noch nicht aufgenommen hat.',
  confirmed:
    'Genug Inhaber haben sie bestätigt, aber sie darf jetzt nicht laufen: Die Prüfungen lehnen sie ab, oder eine andere Ausführung des Safes ist unterwegs.',
  executed: 'Im Netzwerk ausgeführt, und der Safe hat Erfolg gemeldet.',
  failed:
    'Im Netzwerk ausgeführt, aber ihr innerer Aufruf ist gescheitert. Die Nonce ist benutzt und die Gebühr bezahlt.',
  replaced:
    'Eine andere Transaktion mit derselben Nonce wurde ausgeführt. Diese kann nie mehr laufen.',
  contradicted:
    'Der Eintrag widerspricht seinen eigenen Bytes oder der Chain. Signieren Sie ihn nicht, und melden Sie ihn dem Betreiber des Gateways.',
  claimed:
    'Ein Status mit dieser Marke stammt allein vom Gateway. Sie verschwindet, sobald Ihre RPC ihn bewiesen hat.',
  keysTitle: 'Tastenkürzel',
  keysAbout:
    'Sie gelten außerhalb von Feldern und Dialogen. Zwei Tasten drücken Sie nacheinander.',
  keysOn: 'Tastenkürzel benutzen',
  palette: 'Seiten, Safes und Aktionen suchen',
  help: 'Diese Seite öffnen',
  switchSafe: 'Safe wechseln',
  newTransaction: 'Neue Transaktion',
  home: 'Start',
  assets: 'Vermögenswerte',
  queue: 'Warteschlange',
  history: 'Verlauf',
  messages: 'Nachrichten',
  apps: 'Apps',
  addressBook: 'Adressbuch',
  settings: 'Einstellungen',
  buildTitle: 'Diese Kopie der Wallet',
  buildAbout:
    'Welche Version diese Seite ausliefert und wie Sie beide vergleichen.',
  buildCheck: 'Diese Kopie prüfen',
  buildAccepted: 'Angenommenes Release',
  buildCommit: 'Commit',
  buildNoCommit: 'Keiner. Diese Kopie stammt nicht aus dem Release-Ablauf.',
  buildList: 'SHA-256 der Dateiliste',
  buildSame: 'Diese Seite führt die Skripte der Liste aus.',
  buildOther: 'Diese Seite führt andere Skripte aus als die der Liste.',
  buildOtherText:
    'Die Seite wurde vielleicht aktualisiert, seit Sie sie geöffnet haben. Laden Sie sie neu und prüfen Sie noch einmal. Unterschreiben Sie nichts, bis beide gleich sind.',
  buildFailed: 'Diese Seite hat keine lesbare Liste.',
  buildHow:
    'Auch die Liste kommt von dieser Seite. Vergleichen Sie die Seite auf Ihrem Computer mit einem Release:',
}
