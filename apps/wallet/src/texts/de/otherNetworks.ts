import type { texts as english } from '../en/otherNetworks.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Andere Netzwerke',
  description:
    'Ein Safe in einem anderen Netzwerk hat eigene Inhaber, auch an derselben Adresse. Jedes Netzwerk wird über seinen eigenen RPC gelesen.',
  open: 'Öffnen',
  openOn: 'Den Safe in {chain} öffnen',
  add: 'Netzwerk hinzufügen',
  addOn: 'Netzwerk hinzufügen: {chain}',
  retry: 'Erneut versuchen',
  version: 'Version',
  confirmations: 'Bestätigungen',
  ofOwners: '{threshold} von {owners}',
  added: 'Inhaber nur dort',
  missing: 'Inhaber nur hier',
  same: 'Dieselben Inhaber und Bestätigungen wie hier',
  otherThreshold: 'Dieselben Inhaber, aber andere Zahl der Bestätigungen',
  different: 'Die Adresse ist dieselbe, die Inhaber sind es nicht',
  differentText:
    'Senden Sie nichts an diese Adresse in jenem Netzwerk, bevor Sie geprüft haben, wer sie beherrscht.',
  sources:
    '{count, plural, one {Von # Endpunkt gelesen.} other {Von # Endpunkten gelesen, die übereinstimmen.}}',
  noContract: 'Noch kein Contract an dieser Adresse.',
  noRpcDenial: 'Für dieses Netzwerk ist kein RPC-Endpunkt gesetzt',
  unreachableDenial: 'Der RPC dieses Netzwerks hat nicht geantwortet',
  wrongChainDenial: 'Der RPC bedient ein anderes Netzwerk',
  delegatedAccountDenial:
    'Ein Konto mit delegiertem Code benutzt diese Adresse',
  notSafeDenial: 'Ein anderer Contract, kein Safe, steht an dieser Adresse',
  sourcesDisagreeDenial:
    'Zwei Endpunkte dieses Netzwerks widersprechen einander',
  noAnswerHere: 'Die Chain hat diesen Safe nicht beschrieben',
  onlyOne: 'Diese Installation hat kein anderes Netzwerk.',
}
