import type { texts as english } from '../en/recoveryAlarm.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Jemand stellt diesen Safe wieder her',
  titleBy: '{name} stellt diesen Safe wieder her',
  onlyOwner: '{name} wird der einzige Inhaber.',
  unknown:
    'Was die Wiederherstellung bewirkt, ist unbekannt: Ihre RPC sagt es nicht.',
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
  differsLink: 'Netzwerke',
}
