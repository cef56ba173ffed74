import type { texts as english } from '../en/version.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Version',
  noAnswer: 'Ihr RPC hat nicht geantwortet',
  now: 'Jetzt',
  version: 'Version',
  kind: 'Art',
  l2: 'L2-Version: Gateways können jede Transaktion auflisten',
  l1: 'L1-Version: Manche Gateways können nicht jede Transaktion auflisten',
  code: 'Code',
  codeChecking: 'Wird geprüft',
  codeOfficial: 'Offiziell: Laut Ihrem RPC ist sein Hash der veröffentlichte',
  codeDiffers:
    'Nicht der veröffentlichte Code. Signieren Sie nichts mit diesem Safe.',
  codeMissing: 'An dieser Adresse ist kein Code.',
  implementation: 'Implementierung',
  readAt: 'Von der Chain gelesen, bei Block {block}.',
  claims: 'Der Contract nennt sich {version}',
  unknown: 'Dieser Safe verwendet keine bekannte Version von Safe',
  unknownText:
    'Der Code seiner Implementierung steht auf keiner Liste, welche Version er auch nennt. Eine Aktualisierung könnte ihn zerstören, daher wird keine angeboten.',
  old: 'Versionen vor 1.3.0 können hier nicht aktualisiert werden',
  oldText:
    'Die offizielle Migration beginnt bei 1.3.0. Legen Sie einen neuen Safe an und übertragen Sie das Vermögen dorthin.',
  newest: 'Das ist die neueste Version',
  newestText: 'Es gibt nichts zu aktualisieren.',
  noNext: 'Dieses Netzwerk hat keine neuere Version',
  noNextText:
    'Die nächste Version von Safe ist hier nicht vorhanden. Dieser Safe funktioniert weiter wie bisher.',
  update: 'Auf {version} aktualisieren',
  updateText:
    'Inhaber, Schwelle, Nonce, Module und Guard bleiben unverändert. Auch die Adresse bleibt.',
  brings: 'Was sie bringt',
  brings141Guard:
    'Ein Contract, der sich nicht als Guard ausgibt, wird abgelehnt.',
  brings141Handler:
    'Der Safe kann nicht mehr sein eigener Fallback-Handler sein.',
  brings141Events:
    'Ausführungen sind auf der Chain über ihren Hash zu finden, Inhaber über ihre Adresse.',
  brings150Guard: 'Ein zweiter Guard kann prüfen, was Module tun.',
  brings150Reason: 'Eine Transaktion, die fehlschlägt, nennt den Grund.',
  brings150Signature:
    'Als Inhaber eines Safes vor 1.5.0 kann er nicht mehr außerhalb der Chain signieren: Er genehmigt auf der Chain.',
  handlerStays: 'Der Fallback-Handler ist nicht von Safe: Er bleibt.',
  handlerChanges: 'Der passende Fallback-Handler von {version} wird gesetzt.',
  contracts: 'Contracts, die die Aktualisierung verwendet',
  migration: 'Migration',
  singleton: 'Neue Implementierung',
  fallbackHandler: 'Neuer Fallback-Handler',
  official: 'offizieller Code',
  differs: 'anderer Code als der veröffentlichte',
  missing: 'hier nicht vorhanden',
  notPossible: 'Die Aktualisierung ist nicht möglich',
  notPossibleMissing:
    'Ein Contract der Aktualisierung ist auf diesem Netzwerk nicht vorhanden.',
  notPossibleDiffers:
    'Ein Contract der Aktualisierung hat anderen Code als den veröffentlichten. Ihr RPC lügt vielleicht, oder dieses Netzwerk hat ihn ersetzt.',
  review: 'Aktualisierung prüfen',
  afterwards:
    'Nach der Ausführung liest diese Seite Implementierung und Code erneut.',
}
