import type { texts as english } from '../en/recoveryAlarm.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Jemand stellt diesen Safe wieder her',
  titleBy: '{name} stellt diesen Safe wieder her',
  onlyOwner: '{name} wird der einzige Inhaber.',
  unknown: 'Ihre RPC sagt nicht, was diese Wiederherstellung bewirkt.',
  waiting:
    'Sie kann in {time} ausgeführt werden, falls die Inhaber sie nicht abbrechen.',
  executable:
    'Sie kann jetzt von jedem ausgeführt werden, bis die Inhaber sie abbrechen.',
  more: '{count, plural, one {Ein weiterer Versuch wartet.} other {# weitere Versuche warten.}}',
  review: 'Prüfen',
  cancel: 'Abbrechen',
  differs: 'Gateway und RPC sind sich über die Module dieses Safes uneinig',
  differsText:
    'Das Gateway nennt {count, plural, one {ein Modul} other {# Module}}, die Ihre RPC nicht zeigt. Eines von beiden irrt, und ein Modul kann alles bewegen oder den Safe wiederherstellen. Fragen Sie eine andere RPC.',
  unread: 'Versuche zur Wiederherstellung konnten nicht gelesen werden',
  unreadText:
    'Ihre RPC sagt nicht, ob eine Wiederherstellung dieses Safes läuft. Versuchen Sie es noch einmal, oder wählen Sie eine andere RPC.',
  unreadModulesText:
    '{count, plural, one {Ein Modul dieses Safes konnte} other {# Module dieses Safes konnten}} nicht gelesen werden. Dort kann eine Wiederherstellung laufen. Versuchen Sie es noch einmal, oder wählen Sie eine andere RPC.',
  alone: 'Nur Ihre zweite RPC hat geantwortet',
  aloneText:
    'Ihre eigene RPC sagt nicht, ob eine Wiederherstellung dieses Safes läuft. Was Sie hier sehen, kommt allein von der zweiten.',
  tryAgain: 'Noch einmal versuchen',
  nodesDiffer:
    'Zwei RPCs sind sich über die Wiederherstellung dieses Safes uneinig',
  firstHidesAttempts:
    'Nur Ihre zweite RPC zeigt {count, plural, one {einen Versuch} other {# Versuche}} zur Wiederherstellung.',
  secondHidesAttempts:
    'Ihre zweite RPC zeigt {count, plural, one {einen Versuch} other {# Versuche}} zur Wiederherstellung nicht.',
  firstHidesModules:
    'Nur Ihre zweite RPC zeigt {count, plural, one {ein Modul} other {# Module}} zur Wiederherstellung.',
  secondHidesModules:
    'Ihre zweite RPC zeigt {count, plural, one {ein Modul} other {# Module}} zur Wiederherstellung nicht.',
  nodesDifferAdvice:
    'Eine der beiden RPCs irrt. Nehmen Sie an, dass die Versuche echt sind, und fragen Sie eine dritte.',
  nodesDifferText:
    'Sie nennen verschiedene Berechtigte, Wartezeiten oder Blöcke. Eine von beiden irrt oder ist weit zurück. Fragen Sie eine dritte.',
  differsLink: 'Netzwerke',
}
