import type { texts as english } from '../en/reserved.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  unnamed: 'Reservierter Safe',
  notCreated: 'Dieser Safe ist noch nicht erstellt',
  notCreatedText:
    'Die Adresse gehört Ihnen schon und kann auf {chain} empfangen. Ihre erste Zahlung erstellt ihn, oder Sie erstellen ihn jetzt.',
  notCreatedMany:
    'Die Adresse gehört Ihnen schon und kann auf {chain} empfangen. Erstellen Sie ihn vor der ersten Zahlung, die {threshold} Bestätigungen braucht.',
  keepData:
    'Nur dieser Browser weiß, wie er erstellt wird. Exportieren Sie eine Sicherung, bevor Sie etwas dorthin senden.',
  backUp: 'Sicherung exportieren',
  createNow: 'Jetzt erstellen',
  send: 'Senden',
  receive: 'Empfangen',
  receiveText:
    'Senden Sie {symbol} oder Token an diese Adresse, nur auf {chain}. Was auf einem anderen Netzwerk gesendet wird, kommt hier nicht an.',
  checking: 'Die Adresse wird geprüft…',
  checked:
    'Hier berechnet und auf der Chain geprüft: frei, und die Factory erstellt dort einen Safe {version} von {owners}.',
  notChecked: 'Die Adresse konnte nicht geprüft werden',
  notCheckedText: 'Senden Sie nichts, bis Ihr Endpunkt antwortet.',
  noEndpoint:
    'Für dieses Netzwerk ist kein Endpunkt eingestellt, also kann nichts geprüft werden.',
  refused: 'Dieser Safe kann auf {chain} gerade nicht erstellt werden',
  refusedText: 'Senden Sie nichts, bis die Prüfung gelingt.',
  used: 'An dieser Adresse steht jetzt ein Vertrag',
  usedText: 'Die Seite öffnet ihn, sobald Ihr Endpunkt ihn gelesen hat.',
  holds: 'Bestand',
  holdsText: 'Von Ihrem Endpunkt gelesen.',
  otherTokens: 'Andere Token erscheinen, sobald der Safe erstellt ist.',
  owners: 'Inhaber',
  mustConfirm: '{threshold} von {count} müssen bestätigen',
  noTransactions: 'Noch keine Transaktionen',
  noTransactionsText:
    'Das Gateway listet Transaktionen von Safes, die es auf der Chain gibt. Dieser ist noch nicht erstellt.',
  later: 'Verfügbar, sobald der Safe erstellt ist',
  laterText: 'Diese Seite braucht einen Safe, den es auf der Chain gibt.',
  createFirst: 'Erstellen Sie zuerst diesen Safe',
  createFirstText:
    'Eine Zahlung braucht {threshold} Bestätigungen. Das Gateway sammelt sie für Safes, die es auf der Chain gibt.',
  alsoCreates: 'Diese Zahlung erstellt auch den Safe',
  alsoCreatesText:
    'Sie signieren einmal, dann sendet Ihr Konto eine Transaktion für beides und zahlt die Netzwerkgebühr. Die Schätzung in der Prüfung enthält die Erstellung.',
  toSafe: 'Reservierten Safe öffnen',
  changed: 'Die reservierten Daten führen nicht zu dieser Adresse',
  changedText:
    'Was dieser Browser über den Safe gespeichert hat, wurde geändert, oder eine andere Version der Wallet hat es geschrieben. Senden Sie nichts an diese Adresse. Importieren Sie eine Sicherung.',
  toAccounts: 'Meine Safes',
  createdTitle: 'Ihr reservierter Safe ist erstellt',
  createdText: 'Er hat die Inhaber und die Schwelle, die Sie reserviert haben.',
  differsTitle: 'Dieser Safe hat andere Inhaber als reserviert',
  differsText:
    'Entweder haben seine Inhaber ihn inzwischen geändert, oder Ihr Endpunkt lügt. Vergleichen Sie die Inhaber, bevor Sie etwas dorthin senden.',
  dismiss: 'Schließen',
}
