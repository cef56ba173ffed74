import type { texts as english } from '../en/appGate.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: '{origin} öffnen?',
  unchecked: 'Diese App ist ungeprüft',
  uncheckedText:
    'Sie erfährt die Adresse des Safes und kann Transaktionen vorschlagen; jede prüfen Sie. Fahren Sie nur fort, wenn Sie diese Adresse kennen.',
  noList: 'Diese App konnte nicht geprüft werden',
  noListText:
    'Die Liste der Apps konnte nicht geladen werden. Diese App erfährt die Adresse des Safes und kann Transaktionen vorschlagen; jede prüfen Sie. Fahren Sie nur fort, wenn Sie diese Adresse kennen.',
  features: 'Angefragte Browserfunktionen',
  featuresText:
    'Nehmen Sie weg, was sie nicht haben soll. Sie können das später unter App-Berechtigungen ändern.',
  unavailable:
    'In dieser Wallet nicht verfügbar: {features}. Die App fragt danach, aber diese Wallet gibt es keiner App.',
  links: 'Webseiten öffnen und Dateien speichern lassen',
  linksHint:
    'Sonst gehen ihre Links und Downloads nicht. Sie können es später über der App erlauben.',
  remember: 'Für {origin} nicht mehr fragen',
}
