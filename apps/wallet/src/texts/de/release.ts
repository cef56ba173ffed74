import type { texts as english } from '../en/release.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Dieses Release',
  about:
    'Die Wallet ist in diesem Browser gespeichert. Sie ändert sich nur, wenn Sie ein anderes Release annehmen.',
  none: 'Dieser Browser hat noch kein Release gespeichert',
  noneText:
    'Die Wallet speichert ihr Release einige Sekunden nach dem ersten Besuch, sofern diese Website und dieser Browser es erlauben.',
  accepted: 'Ihr angenommenes Release',
  acceptedAbout: 'Jede Seite wird daraus geöffnet, auch ohne diese Website.',
  previous: 'Ihr voriges Release',
  previousAbout: 'Auch dieses Release ist in diesem Browser gespeichert.',
  commit: 'Commit',
  noCommit: 'Keiner. Der Veröffentlichungsablauf hat es nicht gebaut.',
  built: 'Datum',
  builtHint: 'Nach Angabe des Releases.',
  list: 'SHA-256 der Dateiliste',
  since: 'Angenommen am',
  host: 'Was diese Website liefert',
  checking: 'Die Dateien dieser Website werden geprüft …',
  unchecked:
    'Die Website wurde nicht geprüft, seit Sie diesen Tab geöffnet haben.',
  serves_same: 'Die Website liefert Ihr Release.',
  serves_silent:
    'Die Website antwortet nicht. Ihre Wallet funktioniert ohne sie.',
  serves_changed:
    'Die Website liefert abweichende Dateien. Signieren Sie nicht, bevor der Betreiber das erklärt hat.',
  serves_left: 'Die Website liefert das Release, das Sie verlassen haben.',
  serves_other: 'Die Website liefert ein anderes vollständiges Release.',
  full: 'Der Browser hat keinen Platz für das andere Release. Sie behalten Ihr jetziges.',
  how: 'Diese Angaben macht das Release über sich selbst. Vergleichen Sie die Website auf Ihrem Computer mit der Liste des veröffentlichten Releases:',
  check: 'Jetzt alle Dateien prüfen',
  offer_newer: 'Ein neueres Release',
  offer_unknown: 'Ein anderes Release',
  offer_older: 'Ein älteres Release',
  offer_settings: 'Ihr Release mit anderen Einstellungen',
  offerAbout:
    'Alle Dateien und Header stimmen mit seiner Liste überein. Wer das Release veröffentlicht hat, prüfen Sie bitte selbst.',
  nowIs: 'Jetzt:',
  newIs: 'Neu:',
  update: 'Aktualisieren',
  back: 'Dieses Release verwenden',
  updateTitle: 'Auf dieses Release aktualisieren?',
  updateText:
    'Vergleichen Sie zuerst den Hash mit dem des veröffentlichten Releases. Dieser Tab lädt neu; andere Tabs wechseln, wenn Sie sie neu laden.',
  backTitle: 'Dieses Release wieder verwenden?',
  backText:
    'Darin können Korrekturen des jetzigen Releases fehlen. Auf dieser Seite können Sie jederzeit wieder wechseln.',
  from: 'Sie verwenden jetzt',
  to: 'Sie wechseln zu',
  cancel: 'Abbrechen',
  signing: 'Beantworten Sie zuerst die Anfrage in Ihrer Wallet.',
  failed: 'Sie haben noch Ihr bisheriges Release',
  failedText:
    'Dieser Browser hat das andere Release nicht mehr vollständig gespeichert. Laden Sie die Seite neu und versuchen Sie es erneut.',
}
