import type { texts as english } from '../en/newSafeReview.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  address: 'Adresse des neuen Safes',
  addressText:
    'Hier aus den Inhabern und der Schwelle unten berechnet und mit dem verglichen, was die Factory laut Ihrem RPC erstellen würde.',
  sameAddressText:
    'Hier daraus berechnet, wie der Safe im anderen Netzwerk erstellt wurde, und mit dem verglichen, was die Factory laut Ihrem RPC erstellen würde.',
  verified: 'Die Adresse ist frei und geprüft',
  openThere: 'Den Safe an dieser Adresse öffnen',
  otherAddress: 'Andere Adresse verwenden',
  summary: 'Was erstellt wird',
  network: 'Netzwerk',
  confirmations: 'Bestätigungen',
  ofOwners: '{threshold} von {owners}',
  owners: 'Inhaber',
  version: 'Version',
  fee: 'Netzwerkgebühr',
  feeHint:
    'Das verbundene Konto zahlt sie, auch wenn die Erstellung scheitert.',
  relayHint: 'Das Relay des Gateways zahlt sie.',
  payer: 'Wer die Netzwerkgebühr zahlt',
  ownPayer: 'Das verbundene Konto',
  relayPayer: 'Relay, laut Gateway heute noch {remaining} von {limit}',
  createByRelay: 'Durch das Relay erstellen',
  relayingStep: 'Warten, bis das Relay den Safe erstellt',
  relayIsLate: 'Das Relay hat den Safe nicht erstellt',
  relayIsLateText:
    'Sie können ihn von Ihrem verbundenen Konto aus erstellen. Ist das Relay zuerst, schlägt Ihre Transaktion fehl, und ihre Gebühr ist verloren; der Safe ist derselbe.',
  about: 'Etwa {amount}',
  noEstimate: 'Ihr RPC hat keine Schätzung geliefert',
  noRpc:
    'Für dieses Netzwerk ist kein RPC eingestellt, also kann nichts geprüft werden. Wählen Sie einen in den Einstellungen.',
  checking: 'Die Adresse wird noch geprüft.',
  noAnswer:
    'Ihr RPC hat nicht geantwortet, die Adresse konnte also nicht geprüft werden.',
  tooLittle: 'Das verbundene Konto hat zu wenig für die Netzwerkgebühr.',
  wrongChainPlan: 'Ihr RPC bedient ein anderes Netzwerk als das gewählte.',
  occupiedPlan:
    'An dieser Adresse steht schon ein Vertrag, ein neuer Safe kann dort nicht erstellt werden.',
  contractMissingPlan:
    'In diesem Netzwerk fehlen die Verträge von Safe, die ein neuer Safe braucht.',
  contractDiffersPlan:
    'Ein Vertrag von Safe in diesem Netzwerk ist nicht der geprüfte. Damit lässt sich nichts erstellen.',
  addressDiffersPlan:
    'Die Factory in diesem Netzwerk würde den Safe anderswo erstellen als hier berechnet.',
  creationFailsPlan:
    'Die Factory in diesem Netzwerk lehnt es ab, diesen Safe zu erstellen.',
  walletStep: 'Bestätigen Sie die Erstellung in Ihrer Wallet',
  miningStep: 'Das Netzwerk erstellt den Safe',
  createdStep: 'Der Safe ist erstellt',
  indexingStep: 'Der Safe ist erstellt. Das Gateway nimmt ihn auf',
  reverted:
    'Das Netzwerk hat die Erstellung abgelehnt. Nur die Netzwerkgebühr wurde bezahlt.',
  back: 'Zurück',
  connect: 'Zum Erstellen Wallet verbinden',
  create: 'Safe erstellen',
  reserve: 'Adresse reservieren, später erstellen',
  existsTitle: 'Diesen Safe gibt es schon',
  existsText:
    'Jemand anderes hat ihn mit denselben Inhabern erstellt, was jeder kann. Er gehört Ihnen, und Sie müssen nichts dafür zahlen.',
  foreignTitle: 'Andere Inhaber kontrollieren den Safe an dieser Adresse',
  foreignText:
    'Senden Sie nichts dorthin. Entweder haben seine Inhaber ihn inzwischen geändert, oder ein Endpunkt lügt.',
}
