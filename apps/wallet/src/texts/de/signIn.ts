import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Beim Gateway anmelden',
  purpose:
    'Melden Sie sich an, um Push zu erhalten, wenn ein Safe Ihre Bestätigung braucht, und Warnungen vor Wiederherstellungen per E-Mail. Das Anmelden bewegt kein Geld.',
  next: 'Ihre Wallet zeigt als Nächstes diese Angaben. Stimmen Sie nur zu, wenn sie diese Website nennt.',
  site: 'Website',
  account: 'Konto',
  network: 'Netzwerk',
  statement: 'Erklärung',
  valid: 'Gültig für',
  day: '24 Stunden, oder bis Sie sich abmelden',
  contract:
    'Ihr Konto ist ein Contract. Seine Inhaber signieren, und das Gateway prüft die Signatur auf der Chain.',
  cancel: 'Abbrechen',
  signIn: 'Anmelden',
  failed: 'Nicht angemeldet',
  notConnected: 'Verbinden Sie eine Wallet, bevor Sie sich anmelden.',
  declined: 'Die Anmeldung wurde in der Wallet abgelehnt.',
  changed:
    'Das verbundene Konto oder Netzwerk hat sich geändert. Melden Sie sich mit dem angezeigten Konto neu an.',
  wallet: 'Die Wallet hat nicht signiert.',
  message: 'Die Anmeldung konnte nicht verfasst werden.',
  refused:
    'Das Gateway hat die Anmeldung abgelehnt. Geht Ihre Uhr falsch, stellen Sie sie richtig und melden Sie sich erneut an. Läuft das Gateway auf einer anderen Website, sendet Ihr Browser ihm die Anmeldung vielleicht nicht.',
  mismatch:
    'Das Gateway hat ein anderes Konto angemeldet. Sie sind jetzt abgemeldet.',
  unavailable: 'Das Gateway hat nicht geantwortet. Versuchen Sie es erneut.',
  expired: 'Die Anmeldung ist abgelaufen. Melden Sie sich neu an.',
}
