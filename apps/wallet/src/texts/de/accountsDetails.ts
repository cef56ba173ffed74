import type { texts as english } from '../en/accountsDetails.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  notCreated: 'Noch nicht erstellt',
  reservationDiffers: 'Adresse passt nicht',
  name: 'Diesen Safe benennen',
  rename: 'Diesen Safe umbenennen',
  about: 'Nur dieser Browser zeigt den Namen. Er steht in Ihrem Adressbuch.',
  field: 'Name',
  save: 'Speichern',
  showStrangers:
    '{count, plural, one {1 Safe anzeigen, der Sie als Inhaber nennt} other {# Safes anzeigen, die Sie als Inhaber nennen}}',
  hideStrangers:
    '{count, plural, one {1 Safe ausblenden, der Sie als Inhaber nennt} other {# Safes ausblenden, die Sie als Inhaber nennen}}',
  strangersText:
    'Jeder kann einen Safe erstellen, der Sie nennt. Nehmen Sie nur einen Safe auf, den Sie erwarten, und senden Sie nie Geld an einen, den Sie nicht kennen.',
  strangers: 'Safes, die Sie nennen',
  failed: 'Die Safes Ihres Kontos konnten nicht abgefragt werden',
  failedText:
    'Das Gateway antwortet nicht. Unten stehen die Safes, die dieser Browser kennt; jeden anderen öffnen Sie über seine Adresse.',
  retry: 'Erneut versuchen',
  removed: '{name} wurde aus der Liste entfernt',
  undo: 'Rückgängig',
}
