import type { texts as english } from '../en/withoutGateway.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  source: 'Von Ihrem RPC, Block {block}, <age></age>.',
  reading: 'Ihr RPC wird gelesen',
  assetsFailed: 'Ihr RPC-Endpunkt hat keine Guthaben genannt',
  activityFailed: 'Ihr RPC-Endpunkt hat keine letzten Vorgänge genannt',
  coin: 'Münze von {chain}',
  claimed: 'Nur von Ihrem RPC benannt',
  tokensHint:
    'Münze, Tokens auf der Liste dieser Website und Tokens der letzten Zahlungen. Das Gateway kennt weitere und die Preise.',
  noActivity: 'Keine Vorgänge in diesen Blöcken',
  noActivityText: 'Ausführungen und Zahlungen der letzten {count} Blöcke.',
  searchedAll: 'Alle Blöcke wurden durchsucht.',
  searched:
    '{count, plural, one {Der letzte Block wurde durchsucht.} other {Die letzten # Blöcke wurden durchsucht.}} Das Gateway kennt frühere Vorgänge.',
  refused:
    '{count, plural, one {Der letzte Block wurde durchsucht.} other {Die letzten # Blöcke wurden durchsucht.}} Frühere gibt Ihr RPC nicht heraus.',
  executed: 'Transaktion ausgeführt',
  failed: 'Transaktion fehlgeschlagen',
  module: 'Modul-Transaktion ausgeführt',
  moduleFailed: 'Modul-Transaktion fehlgeschlagen',
  sent: '<amount></amount> an <party></party> gesendet',
  received: '<amount></amount> von <party></party> erhalten',
  executedSent: 'Ausgeführt: <amount></amount> an <party></party> senden',
  byModule: 'Modul: <party></party>',
  block: 'Block {block}',
  ofToken: '{amount} kleinste Einheiten von <token></token>',
  nft: 'NFT {id} von <token></token>',
  localText:
    'Sie wurden hier importiert oder unterschrieben. Öffnen Sie eine, um sie zu prüfen, zu unterschreiben, zu übergeben oder auszuführen.',
  localEmpty: 'Keine Transaktionen in diesem Browser',
  localEmptyText:
    'Das Gateway führt die Warteschlange und antwortet nicht. Importieren Sie, was ein anderer Inhaber übergeben hat, oder erstellen und übergeben Sie eine Zahlung.',
  notAtGateway:
    '{count, plural, one {Eine Transaktion ist nur in diesem Browser} other {# Transaktionen sind nur in diesem Browser}}',
  notAtGatewayText:
    'Öffnen Sie sie und geben Sie sie dem Gateway, damit die anderen Inhaber sie sehen.',
  importOne: 'Importieren',
}
