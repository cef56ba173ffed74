import type { texts as english } from '../en/newSafeNetworks.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'In mehreren Netzwerken erstellen',
  description: 'Eine Transaktion je Netzwerk, in beliebiger Reihenfolge.',
  address: 'Adresse in jedem Netzwerk',
  addressText:
    'Hier aus den Inhabern, der Schwelle, der Version und der Salt-Nonce unten berechnet.',
  networks: 'Netzwerke',
  owners: 'Inhaber',
  confirmations: 'Bestätigungen',
  ofOwners: '{threshold} von {owners}',
  version: 'Version',
  nextText:
    'Die nächste Seite behält die Adresse in diesem Browser und erstellt den Safe in jedem Netzwerk, jetzt oder später.',
  back: 'Zurück',
  otherAddress: 'Andere Adresse verwenden',
  noVersion:
    'Keine Version von Safe ist in allen diesen Netzwerken registriert.',
  checking: 'Die Adresse wird noch geprüft.',
  used: 'Diese Adresse wird schon benutzt.',
  continue: 'In allen Netzwerken reservieren',
  createAll: 'In allen Netzwerken erstellen',
  create: 'Auf {chain} erstellen',
  open: 'Auf {chain} öffnen',
  connect: 'Zum Erstellen Wallet verbinden',
  none: 'An dieser Adresse ist kein Safe reserviert',
  noneText:
    'Importieren Sie eine Sicherung oder erstellen Sie einen anderen Safe.',
  toAccounts: 'Meine Safes',
  free: 'Noch nicht erstellt. Die Adresse ist frei.',
  created: 'Erstellt',
  createdByOthers:
    'Von jemand anderem mit denselben Inhabern erstellt. Sie müssen nichts dafür zahlen.',
  foreign:
    'Andere Inhaber kontrollieren den Safe an dieser Adresse. Senden Sie nichts dorthin.',
  changed: 'Die reservierten Daten führen nicht zu dieser Adresse.',
  noRpc: 'Für dieses Netzwerk ist kein Endpunkt eingestellt.',
  noAnswer: 'Ihr Endpunkt antwortet nicht.',
  cannot:
    'Hier lässt er sich gerade nicht erstellen: Eine Prüfung der Verträge von Safe ist gescheitert.',
  walletStep: 'Bestätigen Sie die Erstellung in Ihrer Wallet',
  relayingStep: 'Das Relay ist am Zug',
  miningStep: 'Das Netzwerk bearbeitet die Erstellung',
  indexingStep: 'Erstellt. Das Gateway nimmt ihn auf',
}
