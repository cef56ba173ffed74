import type { texts as english } from '../en/funding.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  addFunds: 'Zahlen Sie zuerst etwas ein',
  addFundsText:
    'Senden Sie {symbol} oder Token an diese Adresse, nur auf {chain}. Was in einem anderen Netzwerk gesendet wird, kommt hier nicht an.',
  receive: 'Empfangen',
  onlyOn: 'Nur über {chain} senden',
  onlyOnText:
    'Was über ein anderes Netzwerk gesendet wird, kommt in diesem Safe nicht an.',
  withPrefix: 'Mit dem Präfix des Netzwerks beginnen, {prefix}:',
  withPrefixHint: 'Lassen Sie es weg, wenn eine Wallet es nicht lesen kann.',
  checking: 'Der Contract wird geprüft…',
  checked:
    'Auf der Chain geprüft: ein offizieller Safe {version}; er gehört {owners}.',
  notChecked: 'Dieser Safe konnte nicht geprüft werden',
  notCheckedText:
    'Ihr Endpunkt antwortet nicht. Senden Sie nichts, bis er antwortet.',
  dangerText: '{concern} Senden Sie nichts an diesen Safe.',
  notCheckedYet: 'Der Safe ist noch nicht auf der Chain geprüft.',
  you: 'Ihnen',
  connect: 'Wallet verbinden',
  fund: 'Aus meiner Wallet einzahlen',
  copyAddress: 'Adresse kopieren',
  codeOf: 'QR-Code von {text}',
  scan: 'Mit einer Wallet auf dem Telefon scannen',
  walletHolds:
    'Ihre Wallet hat {amount}. Diese Seite zeigt Eingänge von selbst.',
  updates: 'Diese Seite zeigt Eingänge von selbst.',
  getTestCoins: '{amount} zum Testen holen',
  gotTestCoins: '{amount} erhalten',
  noTestCoins: 'Es wurden keine Testmünzen gesendet',
  firstSteps: 'Erste Schritte',
  stepsDone: '{done} von {count} erledigt',
  done: '(erledigt)',
  created: 'Safe erstellt',
  oneOwner: 'Nur ein Inhaber',
  oneOwnerText:
    'Ein verlorener Schlüssel kostet den Safe. Inhaber lassen sich hier noch nicht ändern: Erstellen Sie für größere Beträge einen Safe mit mehreren Inhabern.',
  create: 'Erstellen',
  allNamed: 'Alle {count} Inhaber benannt',
  nameOwners: 'Inhaber benennen',
  nameOwnersText:
    '{count, plural, one {Ein Inhaber hat hier noch keinen Namen} other {# Inhaber haben hier noch keinen Namen}}',
  name: 'Benennen',
  add: 'Einzahlen',
  addText: 'Für eine Zahlung brauchen Sie etwas {symbol}',
  pay: 'Eine Probezahlung machen',
  payText: 'Jeder Inhaber signiert einmal, bevor es zählt',
  backUp: 'Eine Sicherung exportieren',
  backUpText: 'Namen gibt es nur in diesem Browser',
  export: 'Exportieren',
  fundText:
    'Eine einfache Überweisung von {symbol} aus Ihrem eigenen Konto. Die Inhaber müssen sie nicht bestätigen.',
  from: 'Von',
  to: 'An',
  thisSafe: 'Dieser Safe',
  network: 'Netzwerk',
  amount: 'Betrag',
  amountHint: 'Ein Teil Ihres Guthabens bleibt für die Netzwerkgebühr.',
  aboveZero: 'Der Betrag muss über null liegen.',
  enterAmount: 'Geben Sie einen Betrag ein.',
  send: 'Senden',
  sendAmount: '{amount} senden',
  sent: '{amount} an {name} gesendet',
  confirm: 'Bestätigen Sie in Ihrer Wallet',
  waiting: 'Gesendet. Das Netzwerk ist am Zug',
  reverted:
    'Das Netzwerk hat die Überweisung abgelehnt. Nur die Netzwerkgebühr ist bezahlt.',
  connectFirst: 'Verbinden Sie zuerst Ihre Wallet.',
  noEndpoint: 'Für dieses Netzwerk ist kein Endpunkt gesetzt.',
}
