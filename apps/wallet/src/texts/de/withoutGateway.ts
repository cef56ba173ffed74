import type { texts as english } from '../en/withoutGateway.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  source: 'Von Ihrem RPC, <age></age> (Block {block}).',
  reading: 'Ihr RPC wird gelesen',
  assetsFailed: 'Ihr RPC-Endpunkt hat keine Guthaben geliefert',
  activityFailed: 'Ihr RPC-Endpunkt hat keine letzten Vorgänge geliefert',
  coin: 'Münze von {chain}',
  claimed: 'Name nur laut Ihrem RPC',
  tokensHint:
    'Münze, Tokens aus der Liste dieser Website oder Ihrer eigenen und Tokens der letzten Zahlungen. Das Gateway kennt weitere und die Preise.',
  ownTokens: 'Eigene Tokens',
  ownTokensText:
    'Ihre Liste liegt in diesem Browser und in seiner Sicherung. Die Guthaben werden über Ihren RPC gelesen.',
  tokenAddress: 'Token-Adresse',
  addToken: 'Token hinzufügen',
  noToken: 'Ihr RPC findet an dieser Adresse keinen Token.',
  tokenListed: 'Dieser Token ist schon aufgeführt.',
  tokensFull:
    'Die Liste fasst {count, number} Tokens. Entfernen Sie zuerst einen.',
  removeToken: 'Entfernen',
  removeTokenOf: '{token} entfernen',
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
  explorer: 'Block-Explorer',
  block: 'Block {block}',
  ofToken: '{amount} kleinste Einheiten von <token></token>',
  nft: 'NFT {id} von <token></token>',
  localText:
    'Sie sind in diesem Browser. Öffnen Sie eine, um sie zu prüfen, zu unterschreiben, zu übergeben oder auszuführen.',
  draft: 'Stapelentwurf: {count, plural, one {1 Aktion} other {# Aktionen}}',
  draftText: 'Noch nicht unterschrieben',
  localEmpty: 'Keine Transaktionen in diesem Browser',
  localEmptyText:
    'Das Gateway führt die Warteschlange und antwortet nicht. Importieren Sie, was ein anderer Inhaber übergeben hat, oder erstellen und übergeben Sie eine Zahlung.',
  notAtGateway:
    '{count, plural, one {Eine Transaktion ist nur in diesem Browser} other {# Transaktionen sind nur in diesem Browser}}',
  notAtGatewayText:
    'Öffnen Sie sie und geben Sie sie dem Gateway, damit die anderen Inhaber sie sehen.',
  importOne: 'Importieren',
}
