import type { texts as english } from '../en/addApp.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Eine andere App verwenden',
  description:
    'Durch ihre Webadresse. Sie sehen ihre Angaben, bevor Sie sie hinzufügen.',
  address: 'Adresse der App',
  noAddress: 'Geben Sie eine https-Adresse ein.',
  ownAddress: 'Das ist die Wallet selbst.',
  check: 'App prüfen',
  checking: 'Die App wird gefragt',
  failed: 'Diese App ist keine Safe-App',
  openUnadded: 'Öffnen, ohne hinzuzufügen',
  preview: 'Was die App angibt',
  runsAt: 'Läuft unter',
  runsAtHint:
    'Name und Bild sind eigene Angaben der App. Diese Adresse ist es nicht.',
  features: 'Browserfunktionen',
  noFeatures: 'Sie fragt nach keinen',
  unavailable: 'In dieser Wallet nicht verfügbar',
  unavailableHint:
    'Auch danach fragt die App, aber diese Wallet gibt es keiner App.',
  listed: 'Sie steht schon in Ihrer Liste.',
  add: 'App hinzufügen',
  added: 'App hinzugefügt',
  unreadText: 'Ihre manifest.json konnte nicht gelesen werden.',
  addressText: 'Eine App braucht eine https-Adresse.',
  statusText:
    'Ihr Server hat auf manifest.json mit Status {status} geantwortet.',
  missingText:
    'Ihr Server hat auf manifest.json mit Status {status} (nicht gefunden) geantwortet.',
  redirectText:
    'Ihr Server leitet manifest.json auf eine andere Adresse um. Geben Sie stattdessen jene ein.',
  corsText:
    'Ihr Server lässt andere Websites manifest.json nicht lesen. Er muss den Header Access-Control-Allow-Origin: * senden.',
  networkText:
    'Ihr Server hat nicht geantwortet. Prüfen Sie die Adresse und Ihre Verbindung.',
  timeoutText:
    'Ihr Server hat manifest.json nicht innerhalb von {seconds, plural, one {# Sekunde} other {# Sekunden}} gesendet.',
  sizeText: 'Ihre manifest.json ist größer als {size} kB.',
  jsonText:
    'Ihre manifest.json ist kein JSON-Objekt. Vielleicht liegt unter dieser Adresse eine Webseite.',
  iconsText:
    'Ihre manifest.json nennt kein Symbol: Das Feld „icons“ oder „iconPath“ fehlt.',
  fieldText:
    'Ihre manifest.json hat kein brauchbares Feld „{field}“: Es muss ein Text sein.',
}
