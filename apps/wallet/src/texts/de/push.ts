import type { texts as english } from '../en/push.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Push an diesen Browser',
  description:
    'Mitteilungen auf diesem Gerät, wenn etwas geschieht, auch bei geschlossener Wallet. Sie zeigen den Namen des Safes und die Art, nie Beträge.',
  insecure: 'Browser erlauben Push nur auf sicheren Seiten (https).',
  unsupported:
    'Dieser Browser kennt keine Push-Mitteilungen. Auf einem iPhone fügen Sie die Wallet zuerst zum Startbildschirm hinzu.',
  noWorker:
    'Diese Wallet ist ohne Mitteilungen im Hintergrund eingerichtet, oder Ihr Browser blockiert sie.',
  denied:
    'Sie haben Mitteilungen dieser Website blockiert. Öffnen Sie die Website-Einstellungen neben der Adresszeile, erlauben Sie Mitteilungen und laden Sie neu.',
  dismissed: 'Sie haben Mitteilungen nicht erlaubt, daher bleibt Push aus.',
  badKey: 'Der Push-Schlüssel des Gateways ist ungültig.',
  noService:
    'Der Push-Dienst Ihres Browsers hat nicht geantwortet. Versuchen Sie es später erneut.',
  noKey: 'Dieses Gateway sendet kein Push an Browser.',
  kinds: 'Mitteilen, wenn',
  kind_CONFIRMATION_REQUEST: 'Eine Transaktion meine Bestätigung braucht',
  kind_MESSAGE_CONFIRMATION_REQUEST: 'Eine Nachricht meine Signatur braucht',
  kind_EXECUTED_MULTISIG_TRANSACTION:
    'Eine Transaktion ausgeführt wurde oder fehlschlug',
  kind_DELETED_MULTISIG_TRANSACTION: 'Ein Vorschlag gelöscht wurde',
  kind_INCOMING_ETHER: 'Der Safe Coins erhält',
  kind_INCOMING_TOKEN: 'Der Safe Token oder NFTs erhält',
  kind_MODULE_TRANSACTION: 'Ein Modul für den Safe handelt',
  says_CONFIRMATION_REQUEST:
    'Laut Gateway wartet eine Transaktion auf Ihre Bestätigung. Öffnen Sie sie zum Prüfen.',
  says_MESSAGE_CONFIRMATION_REQUEST:
    'Laut Gateway wartet eine Nachricht auf Ihre Signatur. Öffnen Sie sie zum Prüfen.',
  says_EXECUTED_MULTISIG_TRANSACTION:
    'Laut Gateway wurde eine Transaktion ausgeführt oder schlug fehl. Prüfen Sie den Verlauf.',
  says_DELETED_MULTISIG_TRANSACTION:
    'Laut Gateway wurde ein Vorschlag gelöscht. Prüfen Sie die Warteschlange.',
  says_INCOMING_ETHER:
    'Laut Gateway sind Coins eingegangen. Prüfen Sie den Verlauf.',
  says_INCOMING_TOKEN:
    'Laut Gateway sind Token eingegangen. Prüfen Sie den Verlauf.',
  says_MODULE_TRANSACTION:
    'Laut Gateway hat ein Modul für den Safe gehandelt. Prüfen Sie den Verlauf.',
  signInFirst:
    'Melden Sie sich zuerst unten an: Das Gateway sagt es nur Inhabern.',
  chooseOne: 'Wählen Sie mindestens eine Art.',
  on: 'Push für diesen Safe einschalten',
  save: 'Diese Arten speichern',
  off: 'Push für diesen Safe ausschalten',
  signedOut:
    'Ihre Anmeldung ist am Gateway beendet. Melden Sie sich unten an und versuchen Sie es noch einmal.',
  failed: 'Push wurde nicht geändert',
  list: 'Safes mit Push an diesen Browser',
  count: '{count, plural, one {# Art} other {# Arten}}',
  forOwner: 'für {owner}',
  switchOff: 'Ausschalten',
  offFor: 'Für {name} ausschalten',
  allOff: 'Push in diesem Browser ausschalten',
  refused:
    'Das Gateway hat diesen Browser abgelehnt. Melden Sie sich neu an und versuchen Sie es noch einmal.',
  notFound: 'Dieses Gateway kennt dieses Netzwerk nicht.',
  same: 'Das Gateway hat einen Fehler gemeldet.',
  invalid: 'Das Gateway nimmt die Push-Adresse dieses Browsers nicht an.',
  tooMany:
    'Zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es erneut.',
  noMail: 'Das Gateway ist ausgelastet. Versuchen Sie es später erneut.',
  noAnswer: 'Das Gateway hat nicht geantwortet. Versuchen Sie es erneut.',
  gatewayError: 'Das Gateway hat einen Fehler gemeldet.',
}
