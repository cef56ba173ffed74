import type { texts as english } from '../en/handOver.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  handOver: 'Übergeben',
  handOverText:
    'Ein anderer Inhaber öffnet sie ohne Gateway, prüft sie und signiert sie oder führt sie aus. {count, plural, =0 {Sie hat noch keine Signatur.} one {Sie hat # Signatur.} other {Sie hat # Signaturen.}}',
  handOverPublic:
    'Jeder mit dem Link, der Datei oder den Codes kann den Inhalt lesen, und ihn ausführen, sobald genug Signaturen da sind.',
  copyLink: 'Link kopieren',
  saveFile: 'Datei speichern',
  showCodes: '{count, plural, one {QR-Code zeigen} other {# QR-Codes zeigen}}',
  codeOf: 'Code {number} von {count}',
  previousCode: 'Zurück',
  nextCode: 'Weiter',
  playCodes: 'Abspielen',
  stopCodes: 'Anhalten',
  openBundle: 'Ohne Gateway fortfahren',
  openCopy: 'Kopie in diesem Browser öffnen',
  close: 'Schließen',
  fullFault: 'Dieser Browser bewahrt 100 Bündel auf',
  fullText:
    'Entfernen Sie einige unter „Importieren“ und versuchen Sie es dann noch einmal.',
  import: 'Importieren',
  importText:
    'Liest eine Transaktion oder Nachricht, die ein anderer Inhaber übergeben hat. Sie prüfen sie, bevor etwas signiert wird.',
  read: 'Bündel lesen',
  chooseFile: 'Datei wählen',
  scanCodes: 'QR-Codes scannen',
  paste: 'Link oder Text',
  pasteHint:
    'Ein Link, den ein Inhaber Ihnen geschickt hat, oder der Inhalt einer Datei. Auch Exporte von Safes Kommandozeile werden gelesen.',
  review: 'Prüfen',
  kept: 'In diesem Browser',
  keptText:
    'Bündel dieses Safes. Sie sind nur hier, bis ein anderer Inhaber, das Gateway oder die Chain sie hat.',
  noneKept: 'Noch keine Bündel',
  transactionRow: 'Transaktion #{nonce}',
  messageRow: 'Nachricht',
  signed:
    '{count, plural, =0 {Keine Signatur} one {# Signatur} other {# Signaturen}}',
  remove: 'Entfernen',
  scanTitle: 'QR-Codes scannen',
  scanText:
    'Halten Sie einen Code nach dem anderen vor die Kamera, in beliebiger Reihenfolge.',
  noCamera:
    'Wählen Sie Bilder der Codes oder bitten Sie um den Link oder die Datei.',
  choosePictures: 'Bilder wählen',
  startOver: 'Neu beginnen',
  codesRead: '{read} von {count} Codes gelesen',
  codesMissing:
    '{count, plural, one {Fehlender Code: {numbers}} other {Fehlende Codes: {numbers}}}',
  noFrame: 'Dieser Code gehört zu keinem Bündel.',
  otherSeries: 'Dieser Code gehört zu einem anderen Bündel.',
  noCode: 'Dieses Bild enthält keinen lesbaren QR-Code.',
  nothingImported: 'Es wurde nichts importiert.',
  openOther: 'Diesen Safe öffnen',
  onChain: 'Chain {chain}',
  tooLargeFault: 'Das ist zu groß für ein Bündel',
  unreadableFault:
    'Das ist kein Bündel, oder es wurde abgeschnitten oder verändert',
  unknownFormatFault: 'Das Format dieser Datei kennt die Wallet nicht',
  unknownVersionFault:
    'Eine neuere Version der Wallet hat dieses Bündel geschrieben',
  malformedFault: 'Ein Feld dieses Bündels ist ungültig',
  wrongChecksumFault: 'Dieses Bündel wurde verändert',
  wrongHashFault:
    'Dieses Bündel wurde verändert: Seine Felder haben einen anderen Hash',
  invalidSignatureFault:
    'Eine Signatur stammt nicht von dem Konto, das dieses Bündel nennt',
  foreignSignatureFault: 'Ein Konto hat signiert, dem dieser Safe nicht gehört',
  duplicateSignatureFault: 'Ein Konto hat in diesem Bündel zweimal signiert',
  wrongChainFault: 'Dieses Bündel ist für einen Safe in einem anderen Netzwerk',
  otherSafeFault: 'Dieses Bündel ist für einen anderen Safe',
  staleNonceFault:
    'Dieses Bündel ist veraltet: Der Safe hat seine Nonce verbraucht',
  otherContentFault: 'Diese Bündel gehören nicht zusammen',
  missingFramesFault: 'Es fehlen Codes',
  mixedFramesFault: 'Diese Codes gehören zu verschiedenen Bündeln',
  bundle: 'Bündel',
  missing: 'Dieses Bündel ist nicht in diesem Browser',
  missingText: 'Importieren Sie es aus dem Link, der Datei oder den Codes.',
  failedText: 'Ihr RPC-Endpunkt antwortet nicht.',
  fromBundle:
    'Ohne Gateway: {count, plural, =0 {noch keine Signatur} one {# Signatur} other {# Signaturen}}',
  fromBundleText:
    'Alles Folgende ist hier berechnet und von Ihrem RPC gelesen. Neue Signaturen bleiben in diesem Browser, bis Sie sie übergeben.',
  post: 'An das Gateway geben',
  posted: 'Das Gateway hat es',
  notPosted: 'Das Gateway hat es nicht angenommen',
  byBundle: 'Laut dem Bündel',
  verified: 'Bestätigt: hier berechnet, Bündel und Contract stimmen überein',
  created: 'Übergeben',
  noTimes: 'Ein Bündel hat keine Zeiten',
}
