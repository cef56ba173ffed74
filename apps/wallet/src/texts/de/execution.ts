import type { texts as english } from '../en/execution.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  viewTransaction: 'Transaktion ansehen',
  waitingForWallet: 'Nonce {nonce} wird ausgeführt: Ihre Wallet ist am Zug',
  waitingForWalletText:
    'Nach Ihrer Freigabe erscheint die Transaktion hier. Brechen Sie das Warten nur ab, wenn Ihre Wallet nichts gesendet hat. Was gesendet ist, führt das Netzwerk trotzdem aus.',
  stopWaiting: 'Nicht mehr warten: Es wurde nichts gesendet',
  waitingForRelay: 'Nonce {nonce} wird ausgeführt: Warten auf das Relay',
  waitingForRelayText:
    'Das Relay bezahlt die Gebühr. Diese Seite folgt dem Safe im Netzwerk, nicht den Worten des Relays.',
  relayIsLate: 'Das Relay hat Nonce {nonce} nicht ausgeführt',
  onlyOne:
    'Sie können die Gebühr selbst bezahlen. Nur eine der beiden Ausführungen kann gelingen: Ist das Relay zuerst, schlägt Ihre fehl, und ihre Gebühr ist verloren.',
  payInstead: 'Gebühr selbst bezahlen',
  relayMayFollow: 'Ein Relay kann dies noch ausführen',
  waitingForNetwork: 'Nonce {nonce} wird ausgeführt: Das Netzwerk ist am Zug',
  slow: 'Das Netzwerk hat dies noch nicht ausgeführt',
  slowText:
    'Vielleicht ist die Netzwerkgebühr zu niedrig. Senden Sie es mit derselben Nonce Ihres Kontos und höherer Gebühr erneut: Das Netzwerk führt nur eine der beiden aus, und diese Seite folgt beiden. Zeigt Ihre Wallet eine andere Nonce oder lehnt sie ab, brechen Sie ab und beschleunigen Sie die Transaktion in der Liste Ihrer Wallet.',
  slowElsewhere:
    'Vielleicht ist die Netzwerkgebühr zu niedrig. Beschleunigen Sie die Transaktion in der Wallet, die sie gesendet hat: Diese Seite folgt der Transaktion, die an ihre Stelle tritt.',
  speedUp: 'Beschleunigen',
  acceptFirst: 'Bestätigen Sie zuerst die Warnungen.',
  inBlock: '{outcome} in Block {block}',
  doneInBlock: 'Erledigt. Ausgeführt in Block {block}.',
  byNode: '{outcome}, laut Ihrem RPC',
  byNodeText:
    'Es fehlt noch die Bestätigung des Gateways. Bis dahin gilt die Transaktion als in Ausführung.',
  success: 'Ausgeführt',
  failed: 'Fehlgeschlagen',
  failedText:
    'Die Netzwerkgebühr ist bezahlt und die Nonce verbraucht, aber der innere Aufruf ist fehlgeschlagen. Sonst ist nichts geschehen.',
  reverted: 'Zurückgesetzt',
  revertedText:
    'Die Netzwerkgebühr ist bezahlt, aber die Ausführung wurde zurückgesetzt. Sie können die Transaktion erneut ausführen.',
  other: 'Etwas anderes wurde ausgeführt',
  otherText:
    'Die Wallet hat eine andere Transaktion gesendet als die hier geprüfte. Prüfen Sie den Safe, bevor Sie fortfahren.',
  superseded: 'Ersetzt',
  supersededText:
    'Zuerst wurde eine andere Transaktion mit dieser Nonce ausgeführt. Diese kann nicht mehr ausgeführt werden.',
  dropped: 'In der Wallet abgebrochen',
  droppedText:
    'Die Ausführung wurde in der Wallet ersetzt oder abgebrochen. Sie können die Transaktion erneut ausführen.',
}
