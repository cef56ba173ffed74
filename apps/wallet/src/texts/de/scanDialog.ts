import type { texts as english } from '../en/scanDialog.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Adresse scannen',
  aim: 'Halten Sie den QR-Code vor die Kamera.',
  starting: 'Die Kamera wird gestartet …',
  picture: 'Kamerabild',
  denied: 'Die Kamera ist nicht erlaubt',
  deniedText:
    'Erlauben Sie sie dieser Website im Browser, wählen Sie ein Bild des Codes oder fügen Sie die Adresse in das Feld ein.',
  missing: 'Es wurde keine Kamera gefunden',
  missingText:
    'Wählen Sie ein Bild des Codes oder fügen Sie die Adresse in das Feld ein.',
  failed: 'Die Kamera konnte nicht gestartet werden',
  failedText:
    'Vielleicht nutzt sie ein anderes Programm. Wählen Sie ein Bild des Codes oder fügen Sie die Adresse in das Feld ein.',
  choose: 'Bild wählen',
  noCode: 'Dieses Bild enthält keinen lesbaren QR-Code.',
  found: 'Adresse im Code',
  check: 'Vergleichen Sie sie mit der Adresse, die man Ihnen gegeben hat.',
  use: 'Diese Adresse übernehmen',
  again: 'Noch einmal scannen',
  noAddress: 'Dieser Code enthält keine Adresse für dieses Netzwerk',
  otherNetwork: 'Diese Adresse gehört zu einem anderen Netzwerk',
  content: 'Im Code steht: <text></text>',
}
