import type { texts as english } from '../en/backup.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  notJson: 'Die Datei ist kein JSON.',
  notBackup: 'Die Datei ist keine Sicherung dieser Wallet.',
  newer: 'Die Datei stammt von einer neueren Version dieser Wallet.',
  unknownVersion: 'Diese Wallet kennt die Version der Datei nicht.',
  title: 'Sicherung prüfen',
  description: 'Wählen Sie, was importiert wird.',
  cancel: 'Abbrechen',
  import: 'Importieren',
  mode: 'Art des Imports',
  merge: 'Ergänzen: behalten, was hier ist',
  replace: 'Ersetzen, was hier ist',
  removes: 'Einträge, die nur hier sind, werden entfernt',
  removesText:
    'Exportieren Sie vorher eine Sicherung, wenn Sie sie noch brauchen könnten.',
  parts: 'Teile der Sicherung',
  namesPart: 'Namen',
  safesPart: 'Safes',
  settingsPart: 'Einstellungen',
  appsPart: 'Apps, hinzugefügte und angeheftete',
  draftsPart: 'Stapelentwürfe',
  abisPart: 'Ihre eigenen ABIs',
  tokensPart: 'Eigene Tokens',
  rpcPart: 'Ihre eigenen RPCs',
  rightsPart: 'Berechtigungen von Apps und Signieren von rohem Hex',
  sensitive:
    'Wählen Sie dies nur, wenn Sie die Datei selbst erstellt haben: Es bestimmt, wer Ihre Signaturen prüft, wie Prüfungen Aufrufe benennen oder was Apps dürfen.',
  counts:
    '{added, number} neu, {different, number} anders, {same, number} gleich, {only, number} nur hier',
  show: '{count, plural, one {# Eintrag zeigen} other {# Einträge zeigen}}',
  more: 'Und {count, number} weitere.',
  added: 'Neu: {entry}',
  replaced: 'Ersetzt: {key}: aus {here} wird {file}',
  kept: 'Behalten: {key}: {here} (in der Datei: {file})',
  removed: 'Entfernt: {entry}',
  clear: 'Alles in diesem Browser löschen?',
  clearText:
    'Namen, Safes, Einstellungen, Apps, Berechtigungen und Entwürfe gehen ohne Sicherung verloren. Auch Pakete und ihre Unterschriften in diesem Browser gehen verloren: Geben Sie weiter, was Sie noch brauchen. Die Safes selbst bleiben, wie sie sind.',
  keep: 'Behalten',
  clearAll: 'Alles löschen',
}
