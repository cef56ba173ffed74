import type { texts as english } from '../en/inspection.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  back: 'Zurück zu meinen Safes',
  notAdded: 'Ihre Liste ist unverändert.',
  notSafe: 'Diese Adresse ist kein Safe',
  noContractText:
    'An dieser Adresse gibt es auf {chain} keinen Contract: Sie ist ein persönliches Konto, sie enthält einen Tippfehler, oder der Safe ist in einem anderen Netzwerk.',
  delegatedAccountText:
    'Sie ist ein persönliches Konto, das den Code eines Contracts ausführt. Ein einziger Schlüssel kontrolliert es.',
  notSafeText:
    'An dieser Adresse gibt es auf {chain} einen Contract, aber er antwortet nicht wie ein Safe.',
  notChecked: 'Dieser Safe kann nicht geprüft werden',
  noRpcText:
    'Für {chain} ist kein RPC eingestellt. Öffnen Sie einen Ihrer Safes, und tragen Sie in dessen Einstellungen einen RPC ein.',
  wrongChainText:
    'Der für {chain} eingestellte RPC bedient ein anderes Netzwerk. Berichtigen Sie ihn in den Einstellungen.',
  unreachable: 'Dieser Safe kann gerade nicht geprüft werden',
  unreachableText:
    'Der RPC für {chain} antwortet nicht. Versuchen Sie es später erneut.',
  sourcesDisagree: 'Benutzen Sie diesen Safe noch nicht',
  sourcesDisagreeText:
    'Ihre beiden RPCs für {chain} beschreiben ihn verschieden; also ist einer falsch oder im Rückstand. Versuchen Sie es in einer Minute erneut.',
  imitated: 'Diese Adresse sieht aus wie eine andere von Ihnen',
  imitatedText:
    'Die ersten und letzten Zeichen sind die von {name}, aber der Rest ist anders.',
  imitatedListedText:
    'Die ersten und letzten Zeichen sind die eines Safes in Ihrer Liste, aber der Rest ist anders.',
  safe: 'Safe',
  name: 'Name',
  nameHint: 'Nur dieser Browser zeigt ihn.',
  nameExample: 'Firmenkasse',
  address: 'Adresse',
  network: 'Netzwerk',
  contract: 'Contract',
  official: 'Offizieller Safe-Contract, Version {version}',
  unknownCode: 'Unbekannter Code, nennt sich Version {version}',
  modules: 'Module',
  guard: 'Guard',
  noModules: 'Keine',
  noGuard: 'Keiner',
  readByOne: 'Von der Chain gelesen bei Block {block}, über Ihren RPC.',
  readByMore: 'Von der Chain gelesen bei Block {block}, über {count} RPCs.',
  owners: 'Inhaber: {threshold} von {count} müssen bestätigen',
  ownersText:
    'Benennen Sie die Personen, die Sie kennen. Ein benannter Inhaber kann nicht unbemerkt gegen einen ähnlichen getauscht werden.',
  ownerName: 'Name von Inhaber {number}',
  isOwner: 'Ihr verbundenes Konto ist einer der Inhaber.',
  isNotOwner:
    'Ihr verbundenes Konto ist kein Inhaber. Sie können diesen Safe beobachten, aber nichts vorschlagen.',
  cancel: 'Abbrechen',
  add: 'Zu meinen Safes hinzufügen',
}
