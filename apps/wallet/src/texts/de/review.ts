import type { texts as english } from '../en/review.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Prüfen und signieren',
  note: 'Ihre Notiz: <note></note>. Sie geht mit dem Vorschlag an das Gateway und wird nicht signiert.',
  askedBy: 'Angefragt von <origin></origin>',
  worth: 'Etwa <amount></amount> (Preise vom Gateway).',
  back: 'Zurück',
  noBatch: 'Diese Aktionen können nicht zusammen laufen',
  noBatchText:
    'Für diese Version des Safes ist in diesem Netzwerk kein Batch-Vertrag bekannt. Schlagen Sie die Aktionen einzeln vor.',
  noRpcReason:
    'Für dieses Netzwerk ist kein RPC eingestellt. Wählen Sie einen in den Einstellungen.',
  noRpc: 'Auf der Chain konnte nichts geprüft werden',
  noRpcText:
    'Für dieses Netzwerk ist kein RPC eingestellt. Fügen Sie einen hinzu, um zu prüfen, was Sie signieren.',
  chooseEndpoint: 'RPC wählen',
  gap: 'Nonce {gap} ist leer. Diese Transaktion wartet, bis sie verbraucht ist.',
  gapText:
    'Diese Transaktion hat Nonce {nonce}, die nächste auf der Chain ist {current}. Was jetzt signiert wird, bleibt bis dahin gültig.',
  signedMessage: 'Die Nachricht, die auf der Chain signiert wird',
  signedMessageText:
    'In diesem Browser berechnet und mit den Bytes der Transaktion verglichen.',
  otherMessage:
    'Die Transaktion signiert eine andere Nachricht als die angefragte',
  message: 'Nachricht',
  messageHint:
    'Die Transaktion enthält nur den Hash. Bitten Sie das vorschlagende Konto um die Nachricht und fügen Sie sie hier ein: Text oder typisierte Daten als JSON.',
  otherHash: 'Diese Nachricht hat einen anderen Hash als die signierte.',
  wholeNumber: 'Geben Sie eine ganze Zahl ein.',
  usedNonce: 'Nonce {nonce} ist schon verbraucht. Die nächste ist {current}.',
  farNonce:
    'Das liegt mehr als 100 über der nächsten Nonce ({current}); die Transaktion würde auf alle davor warten.',
  takenNonce:
    'Für Nonce {nonce} wartet schon eine Transaktion. Nur eine von beiden kann ausgeführt werden.',
  emptyNonce: 'Sie wartet, bis Nonce {nonce} verbraucht ist.',
  review: 'Prüfen',
  addToBatch: 'In den Stapel legen',
  saveInBatch: 'Im Stapel speichern',
  added: 'In den Stapelentwurf gelegt',
  termsLeftOut:
    'Notiz und Gasfelder dieses Formulars entfallen: Der Stapel hat eigene.',
  savedInBatch: 'Im Stapelentwurf gespeichert',
  full: 'Der Stapelentwurf ist voll',
  fullText:
    'Ein Stapel fasst höchstens 1.000 Aufrufe und 500 kB Daten. Prüfen Sie ihn, oder entfernen Sie zuerst Aufrufe.',
}
