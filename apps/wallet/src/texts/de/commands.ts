import type { texts as english } from '../en/commands.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Suche und Befehle',
  field: 'Seite, Safe, Adresse oder Aktion',
  list: 'Befehle',
  notFound:
    'Nichts gefunden. Versuchen Sie eine Seite, einen Namen oder eine Adresse.',
  queue: 'Warteschlange',
  history: 'Verlauf',
  messages: 'Nachrichten',
  copied: 'Adresse kopiert',
  notCopied: 'Der Browser hat die Adresse nicht kopiert',
  openTransaction: 'Transaktion {hash} öffnen',
  openSafe: 'Safe {address} öffnen',
  send: 'Neue Transaktion',
  sendWords: 'senden überweisen zahlen',
  copy: 'Adresse dieses Safes kopieren',
  copyPrefixed: 'Adresse mit {prefix}: kopieren',
  unnamed: 'Safe ohne Namen {address}',
  switchWords: 'safe wechseln',
  connect: 'Wallet verbinden',
  light: 'Farbschema: hell',
  dark: 'Farbschema: dunkel',
  system: 'Farbschema: wie das System',
  themeWords: 'aussehen farben thema',
  compact: 'Dichte: kompakt',
  comfortable: 'Dichte: bequem',
  densityWords: 'aussehen zeilen',
  shortcutsOn: 'Tastenkürzel einschalten',
  shortcutsOff: 'Tastenkürzel ausschalten',
}
