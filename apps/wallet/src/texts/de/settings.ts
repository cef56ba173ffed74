import type { texts as english } from '../en/settings.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Einstellungen',
  owners: 'Inhaber',
  limits: 'Ausgabenlimits',
  security: 'Sicherheit',
  notifications: 'Mitteilungen',
  signing: 'Signieren',
  networks: 'Netzwerke',
  appearance: 'Darstellung',
  data: 'Sicherung',
  apps: 'Apps',
  language: 'Sprache',
  browserLanguage: 'Wie im Browser',
  theme: 'Farbschema',
  density: 'Dichte',
}
