import type { texts as english } from '../en/addNetwork.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: '{chain} hinzufügen',
  description:
    'Erstellt diesen Safe in {chain} an derselben Adresse. Er beginnt mit den Inhabern des ersten Tages, ohne spätere Änderungen.',
  unknownChain: 'Dieses Netzwerk gehört nicht zu dieser Installation.',
  reading: 'Die Erstellung dieses Safes wird gelesen',
  cannot: 'Dieser Safe kann in {chain} nicht hinzugefügt werden',
  retry: 'Erneut versuchen',
  chooseRpc: 'RPC wählen',
  compare: 'Netzwerke vergleichen',
  another: 'Anderen Safe erstellen',
  rpcStep:
    'Wählen Sie in den Netzwerk-Einstellungen einen RPC mit vollständigem Verlauf und versuchen Sie es erneut.',
  thereStep:
    'Prüfen Sie den RPC von {chain} in den Netzwerk-Einstellungen und versuchen Sie es erneut.',
  anotherStep:
    'Sie können in {chain} einen anderen Safe erstellen. Er bekommt eine andere Adresse: Teilen Sie sie allen mit, die Ihnen zahlen.',
  compareStep:
    'Vergleichen Sie die Netzwerke, um zu sehen, wer diese Adresse dort beherrscht.',
  missingReason:
    'Ihr RPC für {here} weiß nicht, wie dieser Safe erstellt wurde. Viele Nodes löschen alte Logs.',
  prunedReason:
    'Ihr RPC für {here} hat die Transaktion gelöscht, die diesen Safe erstellt hat.',
  refusedReason:
    'Ihr RPC für {here} lehnt es ab, nach der Erstellung dieses Safes zu suchen.',
  unreachableReason: 'Ihr RPC für {here} hat nicht geantwortet.',
  addressDiffersReason:
    'Ihr RPC für {here} beschreibt eine Erstellung, die nicht zu dieser Adresse führt. Die Antwort kann nicht stimmen.',
  unreportedReason:
    'Keine Factory meldet die Erstellung dieses Safes, die Adresse lässt sich also nicht wiederholen.',
  unknownFactoryReason:
    'Dieser Safe wurde von einem Contract erstellt, der keine offizielle Factory von Safe ist.',
  indirectReason:
    'Dieser Safe wurde über einen anderen Contract erstellt, nicht durch einen direkten Aufruf der Factory von Safe.',
  unknownCallReason:
    'Der Aufruf, der diesen Safe erstellt hat, lässt sich nicht lesen.',
  noSaltReason:
    'Dieser Safe wurde ohne Salt erstellt. Seine Adresse hängt davon ab, wie viele Safes die Factory davor erstellt hatte.',
  callbackReason:
    'Dieser Safe wurde mit einem Aufruf eines anderen Contracts erstellt, der Teil seiner Adresse ist.',
  chainSpecificReason:
    'Dieser Safe wurde nur für {here} erstellt: Das Netzwerk ist Teil seiner Adresse.',
  unknownSingletonReason:
    'Dieser Safe wurde mit einem Haupt-Contract erstellt, der keine offizielle Version von Safe ist.',
  unreadableSetupReason:
    'Die ersten Einstellungen dieses Safes lassen sich nicht lesen, seine ersten Inhaber sind also unbekannt.',
  unknownHandlerReason:
    'Dieser Safe wurde mit einem Fallback-Handler erstellt, der kein offizieller ist.',
  setupCallReason:
    'Dieser Safe hat bei der Erstellung Code eines anderen Contracts ausgeführt. In {chain} steht an dessen Adresse ein Contract, der aber etwas anderes tun kann.',
  setupCallMissingReason:
    'Dieser Safe hat bei der Erstellung Code eines anderen Contracts ausgeführt. Diesen Contract gibt es in {chain} nicht.',
  paymentReason:
    'Dieser Safe hat bei der Erstellung den Ersteller bezahlt. In {chain} würde die Zahlung noch einmal ausgelöst.',
  noRpcReason: 'Für {chain} ist kein RPC-Endpunkt gesetzt.',
  noAnswerReason: 'Der RPC für {chain} hat nicht geantwortet.',
  wrongChainReason: 'Der RPC für {chain} bedient ein anderes Netzwerk.',
  occupiedReason: 'Diese Adresse wird in {chain} schon benutzt.',
  contractMissingReason:
    'Safe {version} ist in {chain} nicht vollständig verfügbar: Es fehlt dort {part}. Mit einer anderen Version bekäme der Safe eine andere Adresse.',
  contractDiffersReason:
    'In {chain} ist {part} von Safe {version} nicht der geprüfte Contract.',
  creationFailsReason:
    'Die Factory von Safe in {chain} lehnt es ab, diesen Safe zu erstellen.',
  otherAddressReason:
    'Die Factory von Safe in {chain} würde den Safe an einer anderen Adresse erstellen.',
  proxyFactoryPart: 'die Factory',
  singletonPart: 'der Haupt-Contract (Art L1)',
  singletonL2Part: 'der Haupt-Contract (Art L2)',
  handlerPart: 'der Fallback-Handler',
  toL2SetupPart: 'der Setup-Contract',
  owners: 'Inhaber zu Beginn',
  ownersText:
    'Aus der Erstellung in {here} gelesen. Die Adresse beweist sie: Andere Inhaber führten zu einer anderen Adresse.',
  starts: 'In {chain} zu Beginn',
  today: 'In {here} heute',
  ofOwners: '{threshold} von {owners} müssen bestätigen',
  removed: 'Hier entfernt',
  added: 'Dort kein Inhaber',
  same: 'Dieselben Inhaber und Bestätigungen wie hier heute',
  removedTitle: 'Der neue Safe beginnt mit Inhabern, die hier entfernt wurden',
  removedText:
    'Transaktionen des neuen Safes können vom ersten Block an bestätigen: {names}. Senden Sie nichts an ihn, bevor Sie diese Inhaber dort ersetzt haben.',
  removedReach:
    'Das reicht für die Schwelle von {threshold}, ganz ohne die heutigen Inhaber.',
  addedTitle: 'Nicht alle heutigen Inhaber werden den neuen Safe besitzen',
  addedText: 'Die Inhaber dort können später hinzufügen: {names}.',
  thresholdTitle:
    'Der neue Safe beginnt mit einer anderen Zahl von Bestätigungen',
  thresholdText:
    'Die Schwelle kann dort später geändert werden, durch die Inhaber dort.',
  contractTitle: 'Inhaber, die Contracts sind, können in {chain} andere sein',
  contractAbsent:
    '{names} gibt es in {chain} nicht. Bis zur Erstellung dort kann dieser Inhaber nicht bestätigen, und ein Fremder könnte ihn erstellen.',
  contractPresent:
    '{names} gibt es auch in {chain}, wird dort aber vielleicht von anderen beherrscht. Prüfen Sie das, bevor Sie den Safe erstellen.',
  accept:
    'Ich verstehe, dass der neue Safe mit diesen Inhabern und Bestätigungen beginnt',
  acceptFirst:
    'Akzeptieren Sie zuerst die Inhaber, mit denen der neue Safe beginnt.',
  notCopied:
    'Module, Guards, Ausgabenlimits und Delegierte dieses Safes werden nicht kopiert.',
  versionNote: 'Er beginnt mit Safe {version}; hier läuft heute {current}.',
  fromGateway:
    'Ihr RPC hat die Erstellung nicht mehr. Die Werte kommen vom Gateway und führen genau zu dieser Adresse.',
  claimDiffers: 'Das Gateway beschreibt eine andere Erstellung',
  claimDiffersText:
    'Es widerspricht Ihrem RPC. Die hier benutzten Werte führen genau zu dieser Adresse.',
}
