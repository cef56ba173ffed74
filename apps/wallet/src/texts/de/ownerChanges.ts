import type { texts as english } from '../en/ownerChanges.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  addTitle: 'Inhaber hinzufügen',
  replaceTitle: '{name} ersetzen',
  address: 'Adresse',
  name: 'Name',
  nameHint: 'Bleibt in diesem Browser. Dafür wird nichts signiert.',
  noAddress: 'Geben Sie die Adresse des neuen Inhabers ein.',
  add: 'Zu den Änderungen',
  replace: 'Ersetzen',
  cancel: 'Abbrechen',
  isSafe: 'Das ist ein anderer Safe',
  isSafeText:
    'Seine Inhaber bestätigen gemeinsam für ihn, durch eine Transaktion ihres Safes oder eine Contract-Signatur (EIP-1271).',
  isContract: 'Das ist ein Contract',
  isContractText:
    'Er kann nur bestätigen, wenn er Signaturen nach EIP-1271 prüft oder selbst Hashes genehmigen kann. Kann er beides nicht, ist dieser Platz für immer verloren.',
  isNew: 'Dieses Konto hat in diesem Netzwerk noch nichts gesendet',
  isNewText:
    'Bei einem neuen Schlüssel ist das in Ordnung. Vergleichen Sie die Adresse mit dem Besitzer.',
  today:
    '{count, plural, one {Eine Transaktion. Es gilt die heutige Regel: # Inhaber bestätigt sie.} other {Eine Transaktion. Es gilt die heutige Regel: # Inhaber bestätigen sie.}}',
  changes:
    '{count, plural, one {<b># Änderung, noch nicht vorgeschlagen</b>, in diesem Browser aufbewahrt} other {<b># Änderungen, noch nicht vorgeschlagen</b>, in diesem Browser aufbewahrt}}',
  bar: 'Ihre Änderungen',
  discard: 'Verwerfen',
  review: 'Änderungen prüfen',
  readingQueue: 'Die Warteschlange wird gelesen',
  noNonce: 'Wählen Sie eine Nonce, die verwendet werden kann.',
  alarm: 'Ihre Quellen sind sich über die Inhaber nicht einig.',
  nothingLeft: 'Die Warteschlange macht diese Änderungen schon.',
  impossible: 'Der Safe würde diese Inhaber ablehnen.',
  unread:
    'Ein Teil der Warteschlange konnte nicht geprüft werden. Änderungen, die dort warten, fehlen hier womöglich.',
  self: 'Sie entfernen sich selbst. Danach können Sie nichts mehr bestätigen.',
  confirmAddress:
    'Nichts beweist, dass diese Adresse {name} gehört. Vergleichen Sie sie mit dem Besitzer auf einem anderen Weg.',
  earlier:
    '{nonce} ändert die Inhaber auch. Führen Sie sie zuerst aus. Die Tabelle enthält ihr Ergebnis.',
  earlierUnconfirmed:
    '{nonce} würde die Inhaber auch ändern, hat aber noch nicht alle Bestätigungen und zählt hier nicht. Läuft sie zuerst, muss diese Änderung vielleicht neu gemacht werden.',
  thresholdBack:
    'Die Warteschlange setzt die Zahl der Bestätigungen auf {queued}. Diese Änderung setzt sie wieder auf {threshold}.',
  earlierFault:
    '{nonce} ändert die Inhaber auch, passt aber nicht mehr zu ihnen. Lehnen Sie sie ab.',
  earlierReview:
    '{nonce} ändert die Inhaber auch. Führen Sie sie zuerst aus, und prüfen Sie dann diese noch einmal.',
  rival:
    'Bei {nonce} wartet schon eine Änderung der Inhaber, und nur eine von beiden kann laufen. Wählen Sie eine andere Nonce, oder lehnen Sie eine ab.',
  rivalReview:
    'Bei {nonce} wartet eine weitere Änderung der Inhaber, und nur eine von beiden kann laufen. Lehnen Sie eine ab.',
  ready:
    '{nonce} ist bereit und läuft vor dieser Änderung. Führen Sie sie zuerst aus.',
  needsMore:
    '{more, plural, one {{nonce} ist bereit und bräuchte danach eine Bestätigung mehr. Führen Sie sie zuerst aus, mit einer kleineren Nonce.} other {{nonce} ist bereit und bräuchte danach # Bestätigungen mehr. Führen Sie sie zuerst aus, mit einer kleineren Nonce.}}',
  stopsCounting:
    'Die Bestätigung von {name} für {nonce} zählt dann nicht mehr.',
  noLongerFits:
    '{nonce} ändert die Inhaber auch und würde nicht mehr zu ihnen passen. Sie muss neu gemacht werden.',
  show: 'Zeigen',
  showNonce: '{nonce} zeigen',
  seen: 'Inhaber oder Schwelle haben sich geändert, seit Sie dies zuerst sahen',
  seenText:
    'Es wurde gemacht, als {before} bestätigen mussten; heute sind es {now}. Lesen Sie die Tabelle noch einmal. Ist es so nicht mehr gemeint, ändern Sie es neu und lehnen Sie diese Transaktion ab.',
  share: '{threshold} von {owners}',
  gatewayTitle: 'Ihr RPC und das Gateway nennen andere Inhaber oder Schwellen',
  gatewayText:
    'Eines von beiden ist falsch oder im Rückstand. Warten Sie einen Moment, oder prüfen Sie Ihren RPC, bevor Sie etwas ändern oder signieren.',
  secondRpcTitle: 'Zwei RPCs sagen Verschiedenes über diesen Safe',
  secondRpcText:
    'Einer von beiden könnte lügen. Ändern oder signieren Sie nichts, bis Sie wissen, welcher.',
}
