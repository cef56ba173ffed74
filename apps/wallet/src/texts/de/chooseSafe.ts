import type { texts as english } from '../en/chooseSafe.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Wählen Sie einen Safe für {host}',
  titleOf: 'Wählen Sie einen Safe für {name} ({host})',
  description:
    'Die App erfährt die Adresse des Safes und kann Transaktionen vorschlagen. Durch das Öffnen wird nichts signiert.',
  loading: 'Safes werden geladen',
  safes: 'Safes',
  networkOf: 'Netzwerk {id}',
  empty: 'Hier ist noch kein Safe bekannt',
  emptyText: 'Wir suchen Safes anhand Ihres Kontos.',
  none: 'Dieses Konto hat noch keinen Safe',
  noneText:
    'Erstellen Sie einen Safe oder öffnen Sie einen über seine Adresse. Öffnen Sie die App danach noch einmal.',
  unconfirmed:
    '{count, plural, one {Ein Safe nennt Sie als Inhaber, aber Sie haben ihn nicht hinzugefügt} other {# Safes nennen Sie als Inhaber, aber Sie haben keinen hinzugefügt}}',
  unconfirmedText:
    'Jeder kann einen Safe erstellen, der Sie nennt. Prüfen Sie ihn in der Liste der Safes, fügen Sie ihn hinzu und öffnen Sie die App danach noch einmal.',
  toConfirm: 'Safe prüfen und hinzufügen',
  connect: 'Wallet verbinden',
  toSafes: 'Zu meinen Safes',
}
