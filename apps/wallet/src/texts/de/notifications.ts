import type { texts as english } from '../en/notifications.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  description: 'Wie dieser Safe Sie erreicht, wenn Sie nicht hier sind.',
  accountTitle: 'Konto bei diesem Gateway',
  leaves:
    '{host} erfährt die Adresse Ihres Kontos, wenn Sie sich anmelden, Ihre E-Mail-Adresse, wenn Sie sie eintragen, und die Push-Adresse dieses Browsers, wenn Sie Push einschalten. Namen, beobachtete Safes und Einstellungen bleiben in diesem Browser.',
  connectFirst: 'Verbinden Sie eine Wallet, um sich anzumelden.',
  signInFor:
    'Melden Sie sich an, um E-Mails und Push zu diesem Safe zu erhalten. Das Anmelden bewegt kein Geld.',
  signIn: 'Anmelden …',
  checking: 'Ihre Anmeldung wird geprüft …',
  signedIn: 'Angemeldet als <account></account> bis <time></time>.',
  signOut: 'Abmelden',
  ended:
    'Das Gateway hat Ihre Anmeldung beendet. Melden Sie sich ab und neu an.',
  expired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an.',
  noAccounts:
    'Dieses Gateway führt keine Konten, daher gibt es keine Dateneinstellungen.',
  noAccount:
    'Sie haben hier kein Konto. Für E-Mail und Push brauchen Sie keines. Mit einem behält das Gateway Ihre Wahl für jede Wallet, die Sie benutzen.',
  createAccount: 'Konto anlegen',
  deleteAccount: 'Konto löschen',
  deleteText:
    'Das Gateway vergisst dieses Konto und seine Dateneinstellungen. E-Mail und Push bleiben, wie sie sind.',
  hasAccount:
    'Sie haben hier ein Konto. Diese Wahl gilt für jede Wallet, die es benutzt. Diese Wallet behält beide Arten von Daten nur in diesem Browser.',
  prepared:
    'Wallets dürfen Safes speichern, die vorbereitet, aber noch nicht erstellt sind',
  watched:
    'Wallets dürfen Safes speichern, denen Sie folgen, ohne Inhaber zu sein',
  otherData: 'Wallets dürfen speichern: <name></name>',
  failed: 'Nicht erledigt',
  cancel: 'Abbrechen',
  emailTitle: 'E-Mail',
  emailFor:
    'Eine Mail, wenn eine Wiederherstellung dieses Safes beginnt oder ausgeführt wird. Jeder Inhaber trägt eine eigene Adresse ein.',
  ownersOnly:
    'Nur Inhaber dieses Safes können eine Adresse eintragen. Verbinden Sie das Konto eines Inhabers.',
  contractOwner:
    'Dieser Inhaber ist ein Contract. Das Gateway nimmt E-Mail-Anfragen nur von Konten mit einem Schlüssel an.',
  address: 'E-Mail-Adresse',
  addressHint:
    'Ihr Konto signiert die Anfrage, damit nur Sie sie eintragen können.',
  badAddress: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  continue: 'Weiter',
  look: 'Eingetragene Adresse prüfen',
  noneRegistered: 'Für {owner} ist keine Adresse eingetragen.',
  waiting: 'Wartet auf den Code',
  verified: 'Bestätigt',
  sentTo:
    'Das Gateway sendet einen Code an <mail></mail>. Er gilt fünf Minuten.',
  verifiedText:
    'Warnungen gehen an <mail></mail>, nach Auskunft des Gateways vom <time></time>.',
  code: 'Code aus der Mail',
  badCode: 'Geben Sie die sechs Ziffern aus der Mail ein.',
  verify: 'Bestätigen',
  resend: 'Neuen Code senden',
  resent: 'Sind 30 Sekunden vergangen, ist ein neuer Code unterwegs.',
  resendHint:
    'Höchstens ein Code alle 30 Sekunden und fünf in der Stunde. Nur der neueste gilt.',
  change: 'Ändern',
  delete: 'Löschen',
  keepAddress: 'Diese Adresse behalten',
  newAddress: 'Neue E-Mail-Adresse',
  requestRegister: '{mail} eintragen',
  requestEdit: 'Auf {mail} ändern',
  requestRetrieval: 'Ihre Adresse prüfen',
  requestDelete: 'Ihre Adresse löschen',
  askRegister:
    'Sie bitten das Gateway, Warnungen vor Wiederherstellungen von {safe} an {mail} zu senden.',
  askEdit:
    'Sie bitten das Gateway, Warnungen vor Wiederherstellungen von {safe} stattdessen an {mail} zu senden. Die neue Adresse braucht einen Code.',
  askRetrieval:
    'Sie fragen das Gateway, welche Adresse es für Sie und {safe} hat.',
  askDelete: 'Sie bitten das Gateway, Ihre Adresse für {safe} zu vergessen.',
  signText:
    'Ihre Wallet zeigt diesen Text. Er belegt, dass {owner} fragt, gilt fünf Minuten und einmal und bewegt kein Geld.',
  renewed:
    'Der Text war zu alt und hat jetzt eine neue Zeit. Signieren Sie diesen.',
  sign: 'Signieren',
  refused:
    'Das Gateway hat die Anfrage abgelehnt. Ihr Konto ist vielleicht kein Inhaber mehr, oder Ihre Uhr geht falsch. Prüfen Sie beides und signieren Sie neu.',
  notFound:
    'Das Gateway hat keine Adresse für diesen Inhaber oder bietet für diesen Safe keine E-Mail an.',
  same: 'Diese Adresse ist schon eingetragen.',
  invalid: 'Das Gateway nimmt diese Adresse nicht an.',
  tooMany:
    'Zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es erneut.',
  noMail: 'Dieses Gateway kann keine E-Mails senden.',
  wrongCode:
    'Der Code ist falsch oder älter als fünf Minuten. Versuchen Sie es erneut oder fordern Sie einen neuen an.',
  noAnswer: 'Das Gateway hat nicht geantwortet. Versuchen Sie es erneut.',
  gatewayError: 'Das Gateway hat einen Fehler gemeldet.',
}
