import type { texts as english } from '../en/install.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  ready: 'Eine neue Version ist bereit',
  readyText:
    'Laden Sie die Seite neu, um sie zu verwenden. Andere Tabs behalten ihre Version, bis Sie sie neu laden.',
  reload: 'Neu laden',
  signing: 'Beantworten Sie zuerst die Anfrage in Ihrer Wallet.',
  offline: 'Sie sind offline',
  offlineText:
    'Ihre Safes liegen auf der Chain und sind nicht betroffen. Diese Wallet zeigt, was dieser Browser weiß: Ihre Safes, Namen und Einstellungen. Guthaben, Warteschlange und Verlauf brauchen eine Verbindung, das Signieren auch.',
  notKept: 'Dieser Browser speichert nichts mehr',
  notKeptText:
    'Sein Speicher ist voll oder gesperrt. Was Sie hier tun, bleibt, bis Sie diesen Tab schließen: Übergeben Sie, was Sie unterschrieben haben, oder schaffen Sie Platz und versuchen Sie es erneut.',
  keepAgain: 'Erneut versuchen',
}
