import type { texts as english } from '../en/dataSettings.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Namen, Safes und Einstellungen',
  description:
    'Es gibt sie nur in diesem Browser. Exportieren Sie eine Sicherung.',
  contents:
    'Eine Sicherung enthält Ihre Namen, Ihre Liste der Safes, die Einstellungen mit eigenen RPCs sowie gelisteten und ausgeblendeten Token, die Apps, die Sie hinzugefügt, angeheftet oder berechtigt haben, sowie Ihre Stapelentwürfe und eigenen ABIs. Sie enthält keine Schlüssel.',
  export: 'Sicherung exportieren',
  import: 'Sicherung importieren',
  clear: 'Löschen…',
  file: 'Sicherung zum Importieren',
  imported: 'Sicherung importiert',
  failed: 'Die Sicherung wurde nicht importiert',
  tooLarge: 'Sie ist größer als 5 MB.',
}
