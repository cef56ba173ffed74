import type { texts as english } from '../en/install.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  ready: 'Ein neues Release ist bereit',
  readyText:
    'Seine Dateien sind vollständig und in diesem Browser gespeichert. Sie behalten Ihr Release, bis Sie wechseln.',
  older: 'Diese Website liefert ein älteres Release',
  olderText:
    'Es ist vollständig, aber älter als das, das Sie verwenden. Fragen Sie den Betreiber dieser Website, bevor Sie wechseln.',
  settings: 'Diese Website hat ihre Einstellungen geändert',
  settingsText:
    'Die Wallet kann sich damit mit anderen Servern verbinden. Sie behalten Ihre Einstellungen, bis Sie die neuen annehmen.',
  review: 'Änderung prüfen',
  reload: 'Neu laden',
  signing: 'Beantworten Sie zuerst die Anfrage in Ihrer Wallet.',
  otherRelease:
    'Dieser Tab zeigt ein anderes Release als das von Ihnen angenommene',
  otherReleaseText: 'Laden Sie neu, um das angenommene Release zu öffnen.',
  full: 'Kein Platz für das neue Release',
  fullText:
    'Der Speicher dieses Browsers ist voll. Sie behalten Ihr Release. Schaffen Sie Platz und prüfen Sie die Website erneut.',
  hostChanged: 'Diese Website liefert geänderte Dateien',
  hostChangedText:
    'Ihre Wallet ist nicht betroffen: Sie läuft mit dem Release, das Sie angenommen haben und das in diesem Browser gespeichert ist. Signieren Sie nicht, bevor der Betreiber dieser Website die Änderung erklärt hat.',
  hostChangedFirst:
    'Sie gehören zu keinem veröffentlichten Release. Signieren Sie hier nicht. Melden Sie es dem Betreiber dieser Website.',
  workerChanged: 'Diese Website hat ein Programm dieser Wallet ersetzt',
  workerChangedText:
    'Es ist das Programm, das die Wallet in diesem Browser öffnet. Die Wallet hat es entfernt. Signieren Sie nicht, und öffnen Sie diese Website nicht wieder, bevor der Betreiber die Änderung erklärt hat.',
  lost: 'Dieser Browser hat Ihr angenommenes Release verloren',
  lostText:
    'Diese Website kann das ausgelöst haben, oder ihre Daten wurden gelöscht. Vergleichen Sie vor dem Signieren den Hash unter „Einzelheiten“ mit dem des veröffentlichten Releases.',
  moreFiles:
    '{count, plural, one {Und # weitere Datei.} other {Und # weitere Dateien.}}',
  hostSeen: 'Zuletzt gesehen: {moment}.',
  hostOver:
    'Zuletzt gesehen: {moment}. Die Website liefert wieder ein vollständiges Release.',
  expected: 'Erwartet:',
  found: 'Geliefert:',
  otherBytes: 'andere Bytes',
  details: 'Einzelheiten',
  dismiss: 'Ausblenden',
  offline: 'Sie sind offline',
  offlineText:
    'Ihre Safes liegen auf der Chain und sind nicht betroffen. Diese Wallet zeigt, was dieser Browser weiß: Ihre Safes, Namen und Einstellungen. Guthaben, Warteschlange und Verlauf brauchen eine Verbindung, das Signieren auch.',
  notKept: 'Dieser Browser speichert nichts mehr',
  notKeptText:
    'Sein Speicher ist voll oder gesperrt. Was Sie hier tun, bleibt, bis Sie diesen Tab schließen: Übergeben Sie, was Sie unterschrieben haben, oder schaffen Sie Platz und versuchen Sie es erneut.',
  keepAgain: 'Erneut versuchen',
}
