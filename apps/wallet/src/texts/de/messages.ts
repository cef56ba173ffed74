import type { texts as english } from '../en/messages.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Nachrichten',
  description:
    'Von den Inhabern im Namen dieses Safes signiert, ohne Transaktion und ohne Gebühr.',
  create: 'Nachricht signieren',
  verify: 'Signatur prüfen',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  failedText: 'Das Gateway bewahrt sie auf; die Chain hat sie nicht.',
  empty: 'Noch keine Nachricht signiert',
  emptyText:
    'Apps bitten um eine Nachricht, wenn man sich anmeldet oder Bedingungen zustimmt. Durch eine Transaktion signierte Nachrichten stehen im Verlauf.',
  createdHere: 'Hier erstellt',
  emptyMessage: 'Leere Nachricht',
  typedData: 'Typisierte Daten',
  message: 'Nachricht',
  unnamed: 'Kennung der Nachricht fehlt',
  unnamedText: 'Im Link steht kein Hash einer Nachricht.',
  toMessages: 'Zu den Nachrichten',
  unreadable: 'Diese Nachricht kann nicht gelesen werden',
  unreadableText:
    'Typen und Werte passen nicht zusammen, daher wird nichts signiert.',
  back: 'Zurück',
  notAsked: 'Das Gateway hat nicht geantwortet',
  notAskedText:
    'Es sammelt die Signaturen der Inhaber, daher ist noch nichts signiert.',
  collecting: 'Andere Inhaber müssen signieren',
  collectingText:
    'Sie finden sie unter Nachrichten. Sie können das schließen: Ihre Signatur bleibt erhalten.',
  collectingForApp:
    'Sie finden sie unter Nachrichten. Bleiben Sie hier, erhält die App die Antwort, sobald genug Inhaber signiert haben. Gehen Sie jetzt, erfährt die App, dass Signaturen fehlen; die Signatur erhält sie, wenn sie erneut fragt.',
  complete: 'Diese Nachricht ist schon vollständig signiert',
  completeText: 'Es ist nichts mehr zu tun.',
  completeForApp:
    'Für die Weitergabe der Signatur an die App ist keine Wallet nötig. Geben Sie sie nur weiter, wenn die App sie haben soll.',
  refuse: 'Ablehnen',
  leaveWaiting: 'Gehen, ohne zu warten',
  leaveUnsigned: 'Gehen, ohne zu signieren',
  goOn: 'Weiter',
  give: 'Signatur an die App geben',
  review: 'Prüfen',
  reviewAndSign: 'Prüfen und signieren',
  byTransaction:
    'Durch eine Transaktion: Sie muss bestätigt und ausgeführt werden und kostet eine Gebühr.',
  offChain:
    'Die Inhaber signieren sie im Namen dieses Safes, ohne Transaktion.',
  chooseOnChain: 'Auf der Chain signieren',
  chooseOnChainHint:
    'Für Contracts, die das verlangen. Es muss bestätigt und ausgeführt werden und kostet eine Gebühr.',
  hint: 'Ein Text oder typisierte Daten (EIP-712) als JSON.',
  noText: 'Schreiben Sie eine Nachricht.',
  missingParts: 'Typisierte Daten brauchen types, domain und message.',
  nextNonce: 'Die nächste Nonce wird gesucht',
  onChain: 'Nachricht auf der Chain signieren',
}
