import type { texts as english } from '../en/openSafe.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Safe hinzufügen',
  about: 'Prüfen Sie, wer ihn kontrolliert, bevor Sie ihn benutzen.',
  noRef: 'Das ist nicht die Adresse eines Safes',
  noRefText: 'Wählen Sie ein Netzwerk, und fügen Sie die Adresse erneut ein.',
  back: 'Zurück zu meinen Safes',
  reading: 'Der Safe wird von der Chain gelesen',
}
